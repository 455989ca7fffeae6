import { forkedSort, type Item, readOr, runKey, STATE, type Table, text } from '../dynamo';
import type { RunId } from '../ids';
import { rewriteResults } from './rewrite-results';
import { rewriteState } from './rewrite-state';
import { ERASED, originText, toOrigin } from './run-attributes';
import type { Origin } from './turns-contract';

type Fork = Extract<Origin, { kind: 'fork' }>;

/** Must precede the storage of the fork: erasures find forks by this item. */
export async function noteFork(table: Table, fork: RunId, { run: source }: Fork, signal?: AbortSignal): Promise<void> {
  await table.put({ PK: runKey(source), SK: forkedSort(fork) }, null, signal);
}

/** Replaces the forked run's id by `-` if that run was erased. */
export async function forgetErasedSource(table: Table, fork: RunId, origin: Fork, signal?: AbortSignal): Promise<void> {
  if (await table.get(runKey(origin.run), STATE, signal)) return;
  await forgetSource(table, fork, origin.run, signal);
  await table.remove(runKey(origin.run), forkedSort(fork), signal);
}

/** Replaces `source` by `-` in the fork. Rejects with the `StoreError` `unavailable` after five conflicts. */
export async function forgetSource(table: Table, fork: RunId, source: RunId, signal?: AbortSignal): Promise<void> {
  const forget = (item: Item): Item | null => withoutSource(item, source);
  await rewriteState(table, fork, forget, signal);
  await rewriteResults(table, fork, forget, signal);
}

function withoutSource(item: Item, source: RunId): Item | null {
  const origin = forkOrigin(item);
  return origin?.run === source ? { ...item, origin: originText({ ...origin, run: ERASED }) } : null;
}

/** Returns `null` if the run is no fork or the origin is damaged. */
export function forkOrigin({ origin: written }: Item): Fork | null {
  const origin = readOr(null, () => toOrigin(text(written)));
  return origin?.kind === 'fork' ? origin : null;
}
