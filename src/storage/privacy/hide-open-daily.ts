import { endOfDungeon } from '../../lib/calendar';
import { type Item, readOr, text } from '../dynamo';
import { toOrigin } from '../turns/run-attributes';
import type { ExportedItem } from './privacy-contract';

/** Attributes that would reveal a daily dungeon to players who have not used their one try. */
const TELLING = ['state', 'seed'];

/**
 * Returns the end of a run's daily dungeon, in milliseconds since 1970 like `now`. Returns `null` if the dungeon has
 * ended, the run was in no dungeon, or the origin cannot be read.
 */
export function openUntil(runOrResult: Item | undefined, now: number): number | null {
  const origin = readOr(null, () => toOrigin(text(runOrResult?.origin)));
  const end = origin?.kind === 'daily' ? endOfDungeon(origin.date) : null;
  return end !== null && end > now ? end : null;
}

/**
 * Removes what would reveal an open daily dungeon. `until` is the dungeon's end in milliseconds since 1970. Hides
 * nothing if `until` is `null`.
 */
export function hideOpenDaily(item: ExportedItem, until: number | null): ExportedItem {
  if (until === null || !TELLING.some((name) => item[name] !== undefined)) return item;
  const harmlessAttributes = Object.entries(item).filter(([name]) => !TELLING.includes(name));
  return { ...Object.fromEntries(harmlessAttributes), hiddenUntil: new Date(until).toISOString() };
}
