import { recordOf } from '../engine';
import {
  DEFAULT_SETTINGS,
  type FinishedRun,
  NO_STATS,
  type Profile,
  type ShelfPage,
  StoreError,
  type UserId,
} from '../storage/contract';
import type { Fame, StatsOutcome } from './contract';
import type { Kit } from './kit';

/**
 * The profile once a run of its owner is over: a ranked one counts, and one that was set aside for it becomes the
 * active one again. The same profile when all that was done before.
 */
export function counted(profile: Profile, entry: FinishedRun): Profile {
  const back = profile.activeRun === entry.run ? profile.aside.at(-1) : undefined;
  const counts = entry.ranked && !profile.counted.includes(entry.run);
  if (!counts && back === undefined) return profile;
  return {
    ...profile,
    ...(back === undefined ? {} : { activeRun: back, aside: profile.aside.slice(0, -1) }),
    ...(counts ? { stats: withRun(profile.stats, entry), counted: [...profile.counted, entry.run] } : {}),
  };
}

/** What counts of a run. */
type Counted = Pick<FinishedRun, 'run' | 'finishedAt' | 'record'>;

/** Runs read at a time for figures made anew, and how often: nobody has that many. */
const PAGE = 100;
const PAGES = 100;

/**
 * Makes a player's figures anew from the runs in the books, without those that are gone from there: taken back, or
 * erased. The profile is read first and changed only if it is still the same, so that no run entered meanwhile is left
 * out or counted twice.
 */
export async function recount(
  kit: Kit,
  owner: UserId,
  isGone: (entry: FinishedRun) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  for (let round = 1; round <= kit.rounds; round++) {
    const profile = await kit.store.loadProfile(owner, signal);
    if (!profile) return;
    const entries = (await rankedOf(kit, owner, signal)).filter((entry) => !isGone(entry));
    const runs = [...entries, ...(await lateOf(kit, profile, entries, signal))];
    runs.sort((a, b) => a.finishedAt - b.finishedAt);
    const recounted = { ...profile, stats: runs.reduce(withRun, NO_STATS), counted: runs.map(({ run }) => run) };
    if (JSON.stringify(recounted.stats) === JSON.stringify(profile.stats)) return;
    if ((await kit.store.putProfile({ ...recounted, rev: profile.rev + 1 }, signal)) === 'put') return;
  }
  throw new StoreError('unavailable');
}

async function rankedOf(kit: Kit, owner: UserId, signal?: AbortSignal): Promise<FinishedRun[]> {
  const ranked: FinishedRun[] = [];
  let after: string | null = null;
  for (let page = 1; page <= PAGES; page++) {
    const wanted: ShelfPage = { limit: PAGE, ...(after === null ? {} : { after }) };
    const found = await kit.store.browse({ kind: 'history', of: { kind: 'user', id: owner } }, wanted, signal);
    ranked.push(...found.entries.filter((entry) => entry.ranked));
    after = found.next;
    if (after === null) break;
  }
  return ranked;
}

/** Runs that were counted a moment ago and that the books, which lag, do not show yet. */
async function lateOf(
  kit: Kit,
  { counted }: Profile,
  entries: readonly FinishedRun[],
  signal?: AbortSignal,
): Promise<Counted[]> {
  const missing = counted.filter((id) => !entries.some(({ run }) => run === id));
  const runs = await Promise.all(missing.map((id) => kit.store.loadRun(id, signal)));
  return runs.flatMap((run) => {
    const record = run?.ranked ? recordOf(run.game, kit.raws) : null;
    return run && record && !record.cheated ? [{ run: run.id, finishedAt: run.updatedAt, record }] : [];
  });
}

function withRun({ runs, wins, bestDepth, bestScore }: Profile['stats'], { record }: Counted): Profile['stats'] {
  return {
    runs: runs + 1,
    wins: wins + (record.laurel ? 1 : 0),
    bestDepth: Math.max(bestDepth, record.deepest),
    bestScore: Math.max(bestScore, record.score),
  };
}

/** A player's figures; those of somebody who has never played are nought. */
export async function stats(
  kit: Kit,
  { user, of = user, signal }: Parameters<Fame['stats']>[0],
): Promise<StatsOutcome> {
  const asker = kit.store.loadProfile(user, signal);
  const [own, profile] = await Promise.all([asker, of === user ? asker : kit.store.loadProfile(of, signal)]);
  const { language } = own?.settings ?? DEFAULT_SETTINGS;
  return { kind: 'stats', user: of, stats: profile?.stats ?? NO_STATS, language };
}
