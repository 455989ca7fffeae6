import { summarizeGame } from '../../engine';
import {
  EMPTY_TOTALS,
  isUnloadable,
  type Profile,
  type RunResult,
  StoreError,
  type UserId,
} from '../../storage/contract';
import type { Context } from '../context';
import { updateProfile } from './profile';

/** What the totals count of a run. */
type CountedRun = Pick<RunResult, 'run' | 'finishedAt' | 'summary'>;

/** Results read at a time when totals are counted again, and how often: more than any player has. */
const PAGE = 100;
const PAGES = 100;

/**
 * The profile once a run of its owner is over: a ranked one counts, and the run that was suspended for it becomes the
 * active one again. The same profile when all that was done before.
 */
export function countRun(profile: Profile, result: RunResult): Profile {
  const resumed = profile.activeRun === result.run ? profile.suspendedRuns.at(-1) : undefined;
  const counts = result.ranked && !profile.countedRuns.includes(result.run);
  if (!counts && resumed === undefined) return profile;
  return {
    ...profile,
    ...(resumed === undefined ? {} : { activeRun: resumed, suspendedRuns: profile.suspendedRuns.slice(0, -1) }),
    ...(counts ? { totals: addRun(profile.totals, result), countedRuns: [...profile.countedRuns, result.run] } : {}),
  };
}

/**
 * Counts a player's totals again from the recorded results, without those that were removed by a rollback or an
 * erasure. The profile is read before the results and changed only if it is still the same, so that no run recorded
 * meanwhile is left out or counted twice. Rejects with `unavailable` when others kept changing it.
 */
export async function recountTotals(
  context: Context,
  owner: UserId,
  isRemoved: (result: RunResult) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  const recounted = await updateProfile(context, owner, signal, async (profile) => {
    const isStored = profile.revision > 0;
    if (!isStored) return profile;
    const results = (await rankedResults(context, owner, signal)).filter((result) => !isRemoved(result));
    const runs = [...results, ...(await runsNotListedYet(context, profile, results, signal))];
    runs.sort((a, b) => a.finishedAt - b.finishedAt);
    const totals = runs.reduce(addRun, EMPTY_TOTALS);
    if (JSON.stringify(totals) === JSON.stringify(profile.totals)) return profile;
    return { ...profile, totals, countedRuns: runs.map(({ run }) => run) };
  });
  if (!recounted) throw new StoreError('unavailable');
}

async function rankedResults(context: Context, owner: UserId, signal?: AbortSignal): Promise<RunResult[]> {
  const ranked: RunResult[] = [];
  let after: string | null = null;
  for (let number = 1; number <= PAGES; number++) {
    const page = { limit: PAGE, ...(after === null ? {} : { after }) };
    const found = await context.store.listResults({ kind: 'history', of: { kind: 'user', id: owner } }, page, signal);
    ranked.push(...found.entries.filter((result) => result.ranked));
    after = found.next;
    if (after === null) break;
  }
  return ranked;
}

/** Runs counted a moment ago whose results the lists, which lag behind, do not show yet. */
async function runsNotListedYet(
  context: Context,
  { countedRuns }: Profile,
  results: readonly RunResult[],
  signal?: AbortSignal,
): Promise<CountedRun[]> {
  const missing = countedRuns.filter((id) => !results.some(({ run }) => run === id));
  const runs = await context.store.loadRuns(missing, signal);
  return runs.flatMap((run) => {
    if (isUnloadable(run)) return [];
    const summary = run?.ranked ? summarizeGame(run.game, context.raws) : null;
    return run && summary && !summary.cheated ? [{ run: run.id, finishedAt: run.updatedAt, summary }] : [];
  });
}

function addRun({ runs, wins, bestDepth, bestScore }: Profile['totals'], { summary }: CountedRun): Profile['totals'] {
  return {
    runs: runs + 1,
    wins: wins + (summary.laurel ? 1 : 0),
    bestDepth: Math.max(bestDepth, summary.deepest),
    bestScore: Math.max(bestScore, summary.score),
  };
}
