import { contentHash, expiringAfter, loadOrPut, runClaimSort, type Table, text, userKey } from '../dynamo';
import type { RunId } from '../ids';
import type { CommandSent } from './turns-contract';

/** A day is longer than Discord delivers anything. */
const DAYS_KEPT = 1;

/** What is kept of the choice names no run, so that nothing of a run is left when it is erased. */
export async function claimRun(
  table: Table,
  { user, interaction, now }: CommandSent,
  [run, other]: readonly [RunId, RunId],
  signal?: AbortSignal,
): Promise<RunId | null> {
  const item = { PK: userKey(user), SK: runClaimSort(interaction), run: hashOf(run), ...expiringAfter(DAYS_KEPT, now) };
  const chosen = text((await loadOrPut(table, item, signal)).run);
  return [run, other].find((each) => hashOf(each) === chosen) ?? null;
}

const hashOf = (run: RunId): string => contentHash(Buffer.from(run));
