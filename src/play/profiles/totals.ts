import { summarizeGame } from '../../engine';
import {
  DEFAULT_SETTINGS,
  EMPTY_TOTALS,
  type Profile,
  type ResultPage,
  type RunResult,
  StoreError,
  type UserId,
} from '../../storage/contract';
import type { Context } from '../context';
import type { Fame, ProfileOutcome } from '../contract';

/**
 * The profile once a run of its owner is over: a ranked one counts, and one that was set aside for it becomes the
 * active one again. The same profile when all that was done before.
 */
export function countRun(profile: Profile, entry: RunResult): Profile {
  const back = profile.activeRun === entry.run ? profile.suspendedRuns.at(-1) : undefined;
  const counts = entry.ranked && !profile.countedRuns.includes(entry.run);
  if (!counts && back === undefined) return profile;
  return {
    ...profile,
    ...(back === undefined ? {} : { activeRun: back, suspendedRuns: profile.suspendedRuns.slice(0, -1) }),
    ...(counts ? { totals: withRun(profile.totals, entry), countedRuns: [...profile.countedRuns, entry.run] } : {}),
  };
}

/** What counts of a run. */
type Counted = Pick<RunResult, 'run' | 'finishedAt' | 'summary'>;

/** Runs read at a time for figures made anew, and how often: nobody has that many. */
const PAGE = 100;
const PAGES = 100;

/**
 * Makes a player's figures anew from the runs in the books, without those that are gone from there: taken back, or
 * erased. The profile is read first and changed only if it is still the same, so that no run entered meanwhile is left
 * out or counted twice.
 */
export async function recountTotals(
  context: Context,
  owner: UserId,
  isGone: (entry: RunResult) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  for (let round = 1; round <= context.rounds; round++) {
    const profile = await context.store.loadProfile(owner, signal);
    if (!profile) return;
    const entries = (await rankedOf(context, owner, signal)).filter((entry) => !isGone(entry));
    const runs = [...entries, ...(await lateOf(context, profile, entries, signal))];
    runs.sort((a, b) => a.finishedAt - b.finishedAt);
    const recounted = {
      ...profile,
      totals: runs.reduce(withRun, EMPTY_TOTALS),
      countedRuns: runs.map(({ run }) => run),
    };
    if (JSON.stringify(recounted.totals) === JSON.stringify(profile.totals)) return;
    if ((await context.store.putProfile({ ...recounted, revision: profile.revision + 1 }, signal)) === 'put') return;
  }
  throw new StoreError('unavailable');
}

async function rankedOf(context: Context, owner: UserId, signal?: AbortSignal): Promise<RunResult[]> {
  const ranked: RunResult[] = [];
  let after: string | null = null;
  for (let page = 1; page <= PAGES; page++) {
    const wanted: ResultPage = { limit: PAGE, ...(after === null ? {} : { after }) };
    const found = await context.store.listResults({ kind: 'history', of: { kind: 'user', id: owner } }, wanted, signal);
    ranked.push(...found.entries.filter((entry) => entry.ranked));
    after = found.next;
    if (after === null) break;
  }
  return ranked;
}

/** Runs that were counted a moment ago and that the books, which lag, do not show yet. */
async function lateOf(
  context: Context,
  { countedRuns }: Profile,
  entries: readonly RunResult[],
  signal?: AbortSignal,
): Promise<Counted[]> {
  const missing = countedRuns.filter((id) => !entries.some(({ run }) => run === id));
  const runs = await Promise.all(missing.map((id) => context.store.loadRun(id, signal)));
  return runs.flatMap((run) => {
    const summary = run?.ranked ? summarizeGame(run.game, context.raws) : null;
    return run && summary && !summary.cheated ? [{ run: run.id, finishedAt: run.updatedAt, summary }] : [];
  });
}

function withRun({ runs, wins, bestDepth, bestScore }: Profile['totals'], { summary }: Counted): Profile['totals'] {
  return {
    runs: runs + 1,
    wins: wins + (summary.laurel ? 1 : 0),
    bestDepth: Math.max(bestDepth, summary.deepest),
    bestScore: Math.max(bestScore, summary.score),
  };
}

/** A player's figures; those of somebody who has never played are nought. */
export async function profile(
  context: Context,
  { user, of = user, signal }: Parameters<Fame['profile']>[0],
): Promise<ProfileOutcome> {
  const asker = context.store.loadProfile(user, signal);
  const [own, profile] = await Promise.all([asker, of === user ? asker : context.store.loadProfile(of, signal)]);
  const { language } = own?.settings ?? DEFAULT_SETTINGS;
  return { kind: 'stats', user: of, totals: profile?.totals ?? EMPTY_TOTALS, language };
}
