import {
  asRead,
  EXPIRY_ATTRIBUTE,
  expiringAfter,
  type Item,
  LOG_PREFIX,
  number,
  readOr,
  runKey,
  SNAPSHOT_PREFIX,
  STATE,
  type Table,
  text,
  versionInSort,
} from '../dynamo';
import type { RunId } from '../ids';
import { referredSnapshot, snapshotSortOf } from './snapshots';
import { withNotesBeside } from './state-notes';

const ORPHAN_DAYS = 30;

/** Keeps parked levels for replays, and items that unfinished commits need. */
export async function expireOrphans(table: Table, run: RunId, now: number, signal?: AbortSignal): Promise<void> {
  const state = await table.get(runKey(run), STATE, signal);
  if (!state) return;
  const [chunks, snapshots] = await Promise.all([
    table.query(runKey(run), LOG_PREFIX, signal),
    table.query(runKey(run), SNAPSHOT_PREFIX, signal),
  ]);
  const inUse = readOr(null, () => {
    const whole = withNotesBeside(state, referredSnapshot(state, snapshots));
    return { keys: keysInUse(whole, chunks), version: number(state.v) };
  });
  if (!inUse) return;
  const orphans = [...chunks, ...snapshots].filter(
    (item) => !inUse.keys.has(item.SK) && versionOf(item) <= inUse.version,
  );
  const expiry = expiringAfter(ORPHAN_DAYS, now);
  const unchanged = (item: Item) => [{ attribute: EXPIRY_ATTRIBUTE, equals: null }, asRead(item, 'v')];
  await Promise.all(orphans.map((item) => table.put({ ...item, ...expiry }, unchanged(item), signal)));
}

const versionOf = ({ SK, v }: Item): number =>
  readOr(Number.POSITIVE_INFINITY, () => (SK.startsWith(SNAPSHOT_PREFIX) ? number(v) : versionInSort(SK)));

function keysInUse(state: Item, chunks: readonly Item[]): Set<string> {
  const byKey = new Map(chunks.map((item) => [item.SK, item]));
  const inUse = new Set<string>();
  if (state.snapshot !== undefined) inUse.add(snapshotSortOf(text(state.snapshot)));
  for (let key = text(state.lastChunk); key !== '' && !inUse.has(key); ) {
    inUse.add(key);
    const chunk = byKey.get(key);
    key = chunk ? text(chunk.previous) : '';
  }
  return inUse;
}
