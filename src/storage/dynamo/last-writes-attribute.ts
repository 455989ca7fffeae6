import type { LastWrites } from '../last-writes';
import { texts } from './fields';
import type { TolerantReader } from './revised-item';

/** Formats the ids of the last writes as an attribute. If there are none, the item has no such attribute. */
export const lastWritesAttribute = (last: LastWrites = {}): { lastWrites?: Record<string, string> } =>
  Object.keys(last).length > 0 ? { lastWrites: { ...last } } : {};

/** Parses what `lastWritesAttribute` formatted. A damaged attribute counts as no ids. */
export function readLastWrites(from: TolerantReader): { lastWrites?: LastWrites } {
  const lastWrites = from.read('lastWrites', (value = {}) => texts(value), {});
  return Object.keys(lastWrites).length > 0 ? { lastWrites } : {};
}
