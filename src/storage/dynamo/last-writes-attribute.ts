import { isNotLater, isSnowflake } from '../../lib/snowflake';
import { COMMANDS, type LastWrites } from '../last-writes';
import { readOr, texts } from './fields';
import type { TolerantReader } from './revised-item';
import type { Attribute, Item } from './table';

export const lastWritesAttribute = (last: LastWrites = {}): { lastWrites?: Record<string, string> } =>
  Object.keys(last).length > 0 ? { lastWrites: { ...last } } : {};

/** Returns no ids if the attribute is damaged. */
export function readLastWrites(from: TolerantReader): { lastWrites?: LastWrites } {
  const lastWrites = from.read('lastWrites', (value = {}) => texts(value), {});
  return Object.keys(lastWrites).length > 0 ? { lastWrites } : {};
}

/** Returns `{}` if `played` is not newer than the recorded interaction. */
export function withPlayed({ lastWrites = {} }: Item, played: string | null): { lastWrites?: Attribute } {
  const stored: Record<string, string> = readOr({}, () => texts(lastWrites));
  const last = stored[COMMANDS];
  if (played === null || !isSnowflake(played) || (last !== undefined && isNotLater(played, last))) return {};
  return { lastWrites: { ...stored, [COMMANDS]: played } };
}
