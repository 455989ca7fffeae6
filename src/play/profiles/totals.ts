import { type GameSummary, type Raws, summarizeGame } from '../../engine';
import { withoutLocked } from '../../settings/looks';
import { EMPTY_TOTALS, isLoaded, type Profile, type RunResult, StoreError, type UserId } from '../../storage/contract';
import type { Context } from '../context';
import { featsOfTotals } from '../feats/feats';
import { listResults } from '../results';
import { loadRuns } from '../turns/load-run';
import { updateProfile } from '../turns/update-profile';
import { historyOf } from './history';
import { isUnplayed } from './unplayed';

type CountedRun = Pick<RunResult, 'run' | 'finishedAt' | 'summary' | 'feats'>;

/** `PAGES` pages of `PAGE` results suffice for every player. */
const PAGE = 100;
const PAGES = 100;

/** If the result's run is active, resumes the run suspended last. `isRecount` skips totals. */
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
  const { feats: before = [], newFeats: unseenFeats = [], countedRuns } = profile;
  const { totals, feats } = addRun({ totals: profile.totals, feats: before }, result, raws);
  const newFeats = [...unseenFeats, ...feats.filter((feat) => !before.includes(feat))];
  return {
    totals,
    ...(feats.length > 0 ? { feats } : {}),
    ...(newFeats.length > 0 ? { newFeats } : {}),
    countedRuns: [...countedRuns, result.run],
  };
}

/** Reads the profile first, so that a run recorded meanwhile counts exactly once. */
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
    // A feat in no listed result may come from an unlisted run.
    const isKept = (feat: string): boolean => unlisted.length > 0 && !ranked.some((run) => run.feats.includes(feat));
    const before = profile.feats ?? [];
    const kept = [...feats, ...before.filter((feat) => !feats.includes(feat) && isKept(feat))];
    if (JSON.stringify([totals, kept]) === JSON.stringify([profile.totals, before])) return profile;
    const newFeats = (profile.newFeats ?? []).filter((feat) => kept.includes(feat));
    const settings = withoutLocked(profile.settings, kept);
    return { ...profile, settings, totals, feats: kept, newFeats, countedRuns: runs.map(({ run }) => run) };
  });
  if (!recounted) throw new StoreError('unavailable');
}

async function rankedResults(context: Context, owner: UserId, signal?: AbortSignal): Promise<RunResult[]> {
  const ranked: RunResult[] = [];
  let after: string | null = null;
  for (let number = 1; number <= PAGES; number++) {
    const page = { limit: PAGE, ...(after === null ? {} : { after }) };
    const found = await listResults(context, historyOf(owner), page, signal);
    ranked.push(...found.entries.filter((result) => result.ranked));
    after = found.next;
    if (after === null) break;
  }
  return ranked;
}

/** Returns counted runs that the lagging index of results lacks. */
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

/** Counts only campaigns that players may choose. */
export const isWin = ({ laurel, campaign }: GameSummary, { campaigns }: Pick<Raws, 'campaigns'>): boolean =>
  laurel && campaigns.find(({ id }) => id === campaign)?.offered !== false;

type Counted = Required<Pick<Profile, 'totals' | 'feats'>>;

const NOTHING: Counted = { totals: EMPTY_TOTALS, feats: [] };

function addRun({ totals: before, feats }: Counted, { summary, feats: earned }: CountedRun, raws: Raws): Counted {
  const totals = {
    runs: before.runs + 1,
    wins: before.wins + (isWin(summary, raws) ? 1 : 0),
    bestDepth: Math.max(before.bestDepth, summary.deepest),
    bestScore: Math.max(before.bestScore, summary.score),
  };
  return { totals, feats: [...new Set([...feats, ...earned, ...featsOfTotals(raws, totals)])] };
}
