import type { RunId } from '../contract';
import {
  EXPIRY_ATTRIBUTE,
  expiringAfter,
  type Item,
  LEVEL_PREFIX,
  LOG_PREFIX,
  number,
  readOr,
  runKey,
  STATE,
  type Table,
  text,
  texts,
  versionInSort,
} from '../dynamo';

/** Days an item is kept to which nothing refers any more. */
const ORPHAN_DAYS = 30;

/**
 * Lets expire the levels and chunks that a run's state does not refer to. What was written for a later version than
 * the state has may still be referred to, and stays.
 */
export async function expireOrphans(table: Table, run: RunId, now: number, signal?: AbortSignal): Promise<void> {
  const state = await table.get(runKey(run), STATE, signal);
  if (!state) return;
  const [levels, chunks] = await Promise.all([
    table.query(runKey(run), LEVEL_PREFIX, signal),
    table.query(runKey(run), LOG_PREFIX, signal),
  ]);
  const inUse = readOr(null, () => ({ keys: keysInUse(state, chunks), version: number(state.v) }));
  // Where what refers to them is damaged, any of them may be in use.
  if (!inUse) return;
  const orphans = [...levels, ...chunks].filter(({ SK }) => !inUse.keys.has(SK) && versionInSort(SK) <= inUse.version);
  const expiry = expiringAfter(ORPHAN_DAYS, now);
  // Only items that are still there, as the run may be erased meanwhile, and only once.
  const unmarked = { attribute: EXPIRY_ATTRIBUTE, equals: null };
  await Promise.all(orphans.map((item) => table.put({ ...item, ...expiry }, unmarked, signal)));
}

/** Every level and chunk that the state refers to, of a fork also those it began with. */
function keysInUse(state: Item, chunks: readonly Item[]): Set<string> {
  const byKey = new Map(chunks.map((item) => [item.SK, item]));
  const inUse = new Set(Object.values(texts(state.levels)));
  for (let key = text(state.lastChunk); key !== '' && !inUse.has(key); ) {
    inUse.add(key);
    const chunk = byKey.get(key);
    if (chunk?.levels !== undefined) for (const level of Object.values(texts(chunk.levels))) inUse.add(level);
    key = chunk ? text(chunk.previous) : '';
  }
  return inUse;
}
