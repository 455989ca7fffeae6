import { contentHash, expiringAfter, loadOrPut, runClaimSort, type Table, text, userKey } from '../dynamo';
import type { RunId } from '../ids';
import type { CommandSent } from './turns-contract';

/** Days for which a choice is kept. Discord never redelivers an interaction that late. */
const DAYS_KEPT = 1;

/**
 * Chooses the run that a command is for. The stored choice is a hash of the run's id, so that nothing of an erased run
 * remains.
 */
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
