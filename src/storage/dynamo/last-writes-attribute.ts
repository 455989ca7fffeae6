import { isNotLater, isSnowflake } from '../../lib/snowflake';
import { COMMANDS, type LastWrites } from '../last-writes';
import { readOr, texts } from './fields';
import type { TolerantReader } from './revised-item';
import type { Attribute, Item } from './table';

/** Returns the attribute with the ids of the last writes, or no attribute if there are no ids. */
export const lastWritesAttribute = (last: LastWrites = {}): { lastWrites?: Record<string, string> } =>
  Object.keys(last).length > 0 ? { lastWrites: { ...last } } : {};

/** Parses the attribute that `lastWritesAttribute` returned. Returns no ids if it is damaged or missing. */
export function readLastWrites(from: TolerantReader): { lastWrites?: LastWrites } {
  const lastWrites = from.read('lastWrites', (value = {}) => texts(value), {});
  return Object.keys(lastWrites).length > 0 ? { lastWrites } : {};
}

/**
 * Returns the attribute of a profile or a party with a later `COMMANDS`. Returns no attribute if nothing changes.
 * `played` is the newest interaction that a run has applied; `null` if there is none.
 */
export function withPlayed({ lastWrites = {} }: Item, played: string | null): { lastWrites?: Attribute } {
  const stored: Record<string, string> = readOr({}, () => texts(lastWrites));
  const last = stored[COMMANDS];
  if (played === null || !isSnowflake(played) || (last !== undefined && isNotLater(played, last))) return {};
  return { lastWrites: { ...stored, [COMMANDS]: played } };
}
