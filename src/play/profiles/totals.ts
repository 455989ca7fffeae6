import { type Raws, summarizeGame } from '../../engine';
import { EMPTY_TOTALS, isLoaded, type Profile, type RunResult, StoreError, type UserId } from '../../storage/contract';
import type { Context } from '../context';
import { featsOfTotals } from '../feats/feats';
import { loadRuns } from '../turns/load-run';
import { updateProfile } from '../turns/update-profile';
import { historyOf } from './history';
import { isUnplayed } from './unplayed';

/** What the totals count of a run. */
type CountedRun = Pick<RunResult, 'run' | 'finishedAt' | 'summary' | 'feats'>;

/** Results read at a time when totals are counted again, and how often: more than any player has. */
const PAGE = 100;
const PAGES = 100;

/**
 * The profile once a run of its owner is over: a ranked one counts unless it was never played, and the run that was
 * suspended for it becomes the active one again. The same profile when all that was done before. Totals stay as they
 * are with `isRecount`: they are counted again from the results.
 */
export function countRun(profile: Profile, result: RunResult, raws: Raws, isRecount = false): Profile {
  const resumed = profile.activeRun === result.run ? profile.suspendedRuns.at(-1) : undefined;
  const counts = !isRecount && result.ranked && !isUnplayed(result) && !profile.countedRuns.includes(result.run);
  if (!counts && resumed === undefined) return profile;
  return {
    ...profile,
    ...(resumed === undefined ? {} : { activeRun: resumed, suspendedRuns: profile.suspendedRuns.slice(0, -1) }),
    ...(counts ? withRun(profile, result, raws) : {}),
  };
}

function withRun(profile: Profile, result: RunResult, raws: Raws): Partial<Profile> {
  const { feats: before = [], newFeats: untold = [], countedRuns } = profile;
  const { totals, feats } = addRun({ totals: profile.totals, feats: before }, result, raws);
  const newFeats = [...untold, ...feats.filter((feat) => !before.includes(feat))];
  return {
    totals,
    ...(feats.length > 0 ? { feats } : {}),
    ...(newFeats.length > 0 ? { newFeats } : {}),
    countedRuns: [...countedRuns, result.run],
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
    const ranked = await rankedResults(context, owner, signal);
    const results = ranked.filter((result) => !isRemoved(result) && !isUnplayed(result));
    const unlisted = await runsNotListedYet(context, profile, results, signal);
    const runs = [...results, ...unlisted].sort((a, b) => a.finishedAt - b.finishedAt);
    const { totals, feats } = runs.reduce((sum: Counted, run) => addRun(sum, run, context.raws), NOTHING);
    // Whatever is in no result may have been earned in a run whose result is not listed yet.
    const isKept = (feat: string): boolean => unlisted.length > 0 && !ranked.some((run) => run.feats.includes(feat));
    const before = profile.feats ?? [];
    const kept = [...feats, ...before.filter((feat) => !feats.includes(feat) && isKept(feat))];
    if (JSON.stringify([totals, kept]) === JSON.stringify([profile.totals, before])) return profile;
    const newFeats = (profile.newFeats ?? []).filter((feat) => kept.includes(feat));
    return { ...profile, totals, feats: kept, newFeats, countedRuns: runs.map(({ run }) => run) };
  });
  if (!recounted) throw new StoreError('unavailable');
}

async function rankedResults(context: Context, owner: UserId, signal?: AbortSignal): Promise<RunResult[]> {
  const ranked: RunResult[] = [];
  let after: string | null = null;
  for (let number = 1; number <= PAGES; number++) {
    const page = { limit: PAGE, ...(after === null ? {} : { after }) };
    const found = await context.store.listResults(historyOf(owner), page, signal);
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
  const runs = await loadRuns(context, missing, signal);
  return runs.filter(isLoaded).flatMap((run) => {
    const summary = run.ranked ? summarizeGame(run.game, context.raws) : null;
    return summary && !summary.cheated && !isUnplayed({ ...run, summary })
      ? [{ run: run.id, finishedAt: run.updatedAt, summary, feats: [] }]
      : [];
  });
}

/** What is added up of a player's ranked runs. */
type Counted = Required<Pick<Profile, 'totals' | 'feats'>>;

const NOTHING: Counted = { totals: EMPTY_TOTALS, feats: [] };

function addRun({ totals: before, feats }: Counted, { summary, feats: earned }: CountedRun, raws: Raws): Counted {
  const totals = {
    runs: before.runs + 1,
    wins: before.wins + (summary.laurel ? 1 : 0),
    bestDepth: Math.max(before.bestDepth, summary.deepest),
    bestScore: Math.max(before.bestScore, summary.score),
  };
  return { totals, feats: [...new Set([...feats, ...earned, ...featsOfTotals(raws, totals)])] };
}
