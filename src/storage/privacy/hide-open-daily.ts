import { endOfDungeon } from '../../lib/calendar';
import { type Item, readOr, text } from '../dynamo';
import { toOrigin } from '../turns/run-attributes';
import type { ExportedItem } from './privacy-contract';

/** Attributes that would reveal a daily dungeon to players who have not used their one try. */
const TELLING = ['state', 'seed'];

/**
 * Returns the time at which the daily dungeon of a run or result ends, in milliseconds since 1970. Returns `null` if it
 * has ended at `now`, also in milliseconds since 1970, or if the run was not in a daily dungeon.
 */
export function openUntil(runOrResult: Item | undefined, now: number): number | null {
  const origin = readOr(null, () => toOrigin(text(runOrResult?.origin)));
  const end = origin?.kind === 'daily' ? endOfDungeon(origin.date) : null;
  return end !== null && end > now ? end : null;
}

/**
 * Returns an item without the attributes that reveal a daily dungeon. Adds `hiddenUntil`, an ISO date made from
 * `until`. Returns the item unchanged if `until` is `null` or the item has no such attribute.
 */
export function hideOpenDaily(item: ExportedItem, until: number | null): ExportedItem {
  if (until === null || !TELLING.some((name) => item[name] !== undefined)) return item;
  const harmlessAttributes = Object.entries(item).filter(([name]) => !TELLING.includes(name));
  return { ...Object.fromEntries(harmlessAttributes), hiddenUntil: new Date(until).toISOString() };
}
