import type { LastWrites } from '../last-writes';
import { texts } from './fields';
import type { TolerantReader } from './revised-item';

/** Returns the attribute with the ids of the last writes; no attribute if there are no ids. */
export const lastWritesAttribute = (last: LastWrites = {}): { lastWrites?: Record<string, string> } =>
  Object.keys(last).length > 0 ? { lastWrites: { ...last } } : {};

/** Parses the attribute that `lastWritesAttribute` returned. Returns no ids if it is damaged or missing. */
export function readLastWrites(from: TolerantReader): { lastWrites?: LastWrites } {
  const lastWrites = from.read('lastWrites', (value = {}) => texts(value), {});
  return Object.keys(lastWrites).length > 0 ? { lastWrites } : {};
}
