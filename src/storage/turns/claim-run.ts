import { contentHash, expiringAfter, loadOrPut, runClaimSort, type Table, text, userKey } from '../dynamo';
import type { RunId } from '../ids';
import type { CommandSent } from './turns-contract';

const DAYS_KEPT = 1;

/** Resolves with an earlier delivery's choice (`null` if not in `runs`), else with `runs[0]`. */
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
