import { endOfDungeon } from '../../lib/calendar';
import { type Item, readOr, text } from '../dynamo';
import { toOrigin } from '../turns/run-attributes';
import type { ExportedItem } from './privacy-contract';

const TELLING = ['state', 'seed'];

/** Returns the open daily dungeon's end in milliseconds since 1970, else `null`. */
export function openUntil(runOrResult: Item | undefined, now: number): number | null {
  const origin = readOr(null, () => toOrigin(text(runOrResult?.origin)));
  const end = origin?.kind === 'daily' ? endOfDungeon(origin.date) : null;
  return end !== null && end > now ? end : null;
}

/** `until` is in milliseconds since 1970; `null` hides nothing. */
export function hideOpenDaily(item: ExportedItem, until: number | null): ExportedItem {
  if (until === null || !TELLING.some((name) => item[name] !== undefined)) return item;
  const harmlessAttributes = Object.entries(item).filter(([name]) => !TELLING.includes(name));
  return { ...Object.fromEntries(harmlessAttributes), hiddenUntil: new Date(until).toISOString() };
}
