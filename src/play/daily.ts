import { newGame, recordOf } from '../engine';
import { type Daily, type Profile, type Run, type RunId, StoreError } from '../storage/contract';
import { newProfile } from './begin';
import { boardOf } from './board';
import type { DailyOutcome, DailyResult, Fame } from './contract';
import { dayOf } from './days';
import type { Kit } from './kit';
import { runIdOf } from './run-id';
import { dailyOf, scopeOf } from './spoilers';

type Asked = Parameters<Fame['daily']>[0];

/** How many runs may wait to be taken up again. */
const ASIDE_LIMIT = 8;

/**
 * Takes up the day's one ranked try or begins it. The order is: the run is created under an id that only this
 * interaction can make, the try claimed for it, the profile's pointer moved. A run that comes too late to be claimed is
 * never pointed at, and expires unplayed.
 */
export async function daily(kit: Kit, asking: Asked): Promise<DailyOutcome> {
  const scope = scopeOf(asking.circle, asking.home);
  if (!scope) return { kind: 'no-server' };
  const day: Daily = { date: dayOf(asking.now), scope };
  const claimed = (await kit.store.loadClaim(asking.user, day, asking.signal)) ?? (await claim(kit, asking, day));
  const run = await kit.store.loadRun(claimed, asking.signal);
  if (run && !run.game.over) return takeUp(kit, asking, run);
  if (!asking.practice) {
    return { kind: 'daily-done', daily: day, run: claimed, result: run && dailyResult(kit, run) };
  }
  return practise(kit, asking, day);
}

/** Begins the ranked try, and tells which run it is: another one of the same player's may have been quicker. */
async function claim(kit: Kit, asking: Asked, day: Daily): Promise<RunId> {
  const id = await create(kit, asking, day, true);
  return kit.store.claim(asking.user, day, id, asking.signal);
}

/** An unranked try: the one going on, or a new one. */
async function practise(kit: Kit, asking: Asked, day: Daily): Promise<DailyOutcome> {
  const profile = await kit.store.loadProfile(asking.user, asking.signal);
  const active = profile?.activeRun ? await kit.store.loadRun(profile.activeRun, asking.signal) : null;
  if (active && !active.game.over && isPractice(active) && isOf(active, day)) {
    return { kind: 'board', board: boardOf(kit, active, profile) };
  }
  const id = await create(kit, asking, day, false);
  const run = await kit.store.loadRun(id, asking.signal);
  if (!run) throw new StoreError('unreadable');
  // this delivery comes late, when its run is history
  if (run.game.over) return { kind: 'board', board: boardOf(kit, run, profile) };
  return takeUp(kit, asking, run);
}

/** Creates the run of this interaction, or finds it there from an earlier delivery. */
async function create(kit: Kit, asking: Asked, day: Daily, ranked: boolean): Promise<RunId> {
  const { user, userName, home, interaction, now, signal } = asking;
  const id = runIdOf(ranked ? asking : { user, interaction: `${interaction}/practice` });
  const seed = await kit.store.dailySeed(day, kit.newSeed(), signal);
  const game = newGame(userName === '' ? { seed } : { seed, heroName: userName }, kit.raws);
  const origin = { kind: 'daily', scope: day.scope.kind, date: day.date } as const;
  await kit.store.createRun({ id, owner: user, home, origin, ranked, game, interaction, now }, signal);
  return id;
}

/** Points the profile at the run. The one played so far is set aside. */
async function takeUp(kit: Kit, { user, signal }: Asked, run: Run): Promise<DailyOutcome> {
  if (run.v === 0) await kit.store.listRun(run, signal);
  for (let round = 1; round <= kit.rounds; round++) {
    const profile = (await kit.store.loadProfile(user, signal)) ?? newProfile(user);
    if (profile.activeRun === run.id) return shown(kit, run, profile);
    const pointed = { ...profile, rev: profile.rev + 1, activeRun: run.id, aside: await asideOf(kit, profile, signal) };
    pointed.aside = pointed.aside.filter((id) => id !== run.id).slice(-ASIDE_LIMIT);
    if ((await kit.store.putProfile(pointed, signal)) === 'put') return shown(kit, run, pointed);
  }
  return { kind: 'busy' };
}

const shown = (kit: Kit, run: Run, profile: Profile): DailyOutcome => ({
  kind: run.v === 0 ? 'started' : 'board',
  board: boardOf(kit, run, profile),
});

/** What waits to be taken up, the run played so far included while it lives. Practice does not wait. */
async function asideOf(kit: Kit, { activeRun, aside }: Profile, signal?: AbortSignal): Promise<RunId[]> {
  const active = activeRun === null ? null : await kit.store.loadRun(activeRun, signal);
  return active && !active.game.over && !isPractice(active) ? [...aside, active.id] : aside;
}

const isPractice = ({ origin, ranked }: Run): boolean => origin.kind === 'daily' && !ranked;

const isOf = (run: Run, day: Daily): boolean => JSON.stringify(dailyOf(run)) === JSON.stringify(day);

/** What may be told of a daily run that is over; `null` of any other. */
export function dailyResult(kit: Kit, run: Run): DailyResult | null {
  const record = recordOf(run.game, kit.raws);
  if (!record || run.origin.kind !== 'daily') return null;
  const { result, score, depth, deepest, turns, laurel, cheated } = record;
  const { date, scope: circle } = run.origin;
  return { date, circle, result, score, depth, deepest, turns, laurel, cheated };
}
