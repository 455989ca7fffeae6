import { contentHash, expiringAfter, loadOrPut, runClaimSort, type Table, text, userKey } from '../dynamo';
import type { RunId } from '../ids';
import type { CommandSent } from './turns-contract';

/** Days for which a claim is kept. Discord never delivers an interaction so late. */
const DAYS_KEPT = 1;

/**
 * Resolves with the first run, unless an earlier delivery of the command chose another. Resolves with `null` if that
 * other run is not among `runs`. Stores a hash instead of the run's id, so that no id of an erased run remains.
 */
export async function claimRun(
  table: Table,
  { user, interaction, now }: CommandSent,
  runs: readonly [RunId, ...RunId[]],
  signal?: AbortSignal,
): Promise<RunId | null> {
  const [run] = runs;
  const item = { PK: userKey(user), SK: runClaimSort(interaction), run: hashOf(run), ...expiringAfter(DAYS_KEPT, now) };
  const chosen = text((await loadOrPut(table, item, signal)).run);
  return runs.find((each) => hashOf(each) === chosen) ?? null;
}

const hashOf = (run: RunId): string => contentHash(Buffer.from(run));
