import type { RunId } from '../contract';
import { number, text, texts } from '../dynamo/fields';
import { LEVEL_PREFIX, LOG_PREFIX, runKey, STATE } from '../dynamo/keys';
import type { Item, Table } from '../dynamo/table';
import { EXPIRY_ATTRIBUTE } from '../dynamo/table-definition';

/** Days that is kept to which nothing leads any more. */
const ORPHAN_DAYS = 30;
const DAY = 86_400;

/**
 * Lets expire what a run no longer leads to: levels and chunks of turns that lost a race, and levels that were entered
 * again. What belongs to a later version than the one read may still be referred to, and is left alone.
 */
export async function sweepRun(table: Table, run: RunId, now: number, signal?: AbortSignal): Promise<void> {
  const state = await table.get(runKey(run), STATE, signal);
  if (!state) return;
  const [levels, chunks] = await Promise.all([
    table.query(runKey(run), LEVEL_PREFIX, signal),
    table.query(runKey(run), LOG_PREFIX, signal),
  ]);
  const kept = keysInUse(state, chunks);
  const orphans = [...levels, ...chunks].filter(({ SK }) => !kept.has(SK) && versionIn(SK) <= number(state.v));
  const expiresAt = Math.floor(now / 1000) + ORPHAN_DAYS * DAY;
  // Only what is still there: the run may be erased meanwhile.
  const unmarked = { attribute: EXPIRY_ATTRIBUTE, equals: null };
  await Promise.all(orphans.map((item) => table.put({ ...item, [EXPIRY_ATTRIBUTE]: expiresAt }, unmarked, signal)));
}

/** Every level and chunk that the state leads to, of a branch also those it began with. */
function keysInUse(state: Item, chunks: readonly Item[]): Set<string> {
  const byKey = new Map(chunks.map((item) => [item.SK, item]));
  const kept = new Set(Object.values(texts(state.levels)));
  for (let key = text(state.lastChunk); key !== '' && !kept.has(key); ) {
    kept.add(key);
    const chunk = byKey.get(key);
    if (chunk?.levels !== undefined) for (const level of Object.values(texts(chunk.levels))) kept.add(level);
    key = chunk ? text(chunk.previous) : '';
  }
  return kept;
}

/** The version that an immutable item was written for, as its key says. */
const versionIn = (key: string): number => Number(key.split('#')[2]);
