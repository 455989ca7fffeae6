import { endOfDay } from '../../lib/calendar';
import { type Item, readOr, text } from '../dynamo';
import { toOrigin } from '../turns/run-attributes';
import type { ExportedItem } from './privacy-contract';

/** Attributes by which others could go through the dungeon of a day before their one try. */
const TELLING = ['state', 'seed'];

/**
 * When the day of the dungeon ends that a run or a result is of, in milliseconds since 1970; `null` where it has, and
 * for what is of no such dungeon.
 */
export function openUntil(runOrResult: Item | undefined, now: number): number | null {
  const origin = readOr(null, () => toOrigin(text(runOrResult?.origin)));
  const end = origin?.kind === 'daily' ? endOfDay(origin.date) : null;
  return end !== null && end > now ? end : null;
}

/** The item without what tells of a dungeon that is open until then, and with that time; with `null` as it is. */
export function hideOpenDaily(item: ExportedItem, until: number | null): ExportedItem {
  if (until === null || !TELLING.some((name) => item[name] !== undefined)) return item;
  const told = Object.entries(item).filter(([name]) => !TELLING.includes(name));
  return { ...Object.fromEntries(told), hiddenUntil: new Date(until).toISOString() };
}
