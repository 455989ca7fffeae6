import { endOfDay } from '../../lib/calendar';
import { type Item, readOr, text } from '../dynamo';
import { toOrigin } from '../turns/run-attributes';
import type { ExportedItem } from './privacy-contract';

/** Attributes with which another player could explore a daily dungeon before their one try. */
const TELLING = ['state', 'seed'];

/**
 * Returns the end of the day of a daily run or result, in milliseconds since 1970; `null` if the day is over or the
 * item belongs to no daily dungeon.
 */
export function openUntil(runOrResult: Item | undefined, now: number): number | null {
  const origin = readOr(null, () => toOrigin(text(runOrResult?.origin)));
  const end = origin?.kind === 'daily' ? endOfDay(origin.date) : null;
  return end !== null && end > now ? end : null;
}

/**
 * Returns an item without the attributes that give away an open daily dungeon, and with `hiddenUntil`. Returns the item
 * unchanged if `until` is `null`.
 */
export function hideOpenDaily(item: ExportedItem, until: number | null): ExportedItem {
  if (until === null || !TELLING.some((name) => item[name] !== undefined)) return item;
  const harmlessAttributes = Object.entries(item).filter(([name]) => !TELLING.includes(name));
  return { ...Object.fromEntries(harmlessAttributes), hiddenUntil: new Date(until).toISOString() };
}
