import { newGame, recordOf } from '../engine';
import { type Daily, type Run, type RunId, StoreError } from '../storage/contract';
import { boardOf } from './board';
import type { DailyDone, DailyOutcome, DailyResult, Fame } from './contract';
import { dayOf } from './days';
import type { Kit } from './kit';
import { notHere } from './places';
import { pointAt } from './pointing';
import { runIdOf } from './run-id';
import { dailyOf, isPractice, scopeOf } from './spoilers';

type Asked = Parameters<Fame['daily']>[0];

/**
 * Takes up the day's one ranked try or begins it. The order is: the run is created under an id that only this
 * interaction can make, the try claimed for it, the profile's pointer moved. A run that comes too late to be claimed is
 * never pointed at, and expires unplayed.
 */
export async function daily(kit: Kit, asking: Asked): Promise<DailyOutcome> {
  const scope = scopeOf(asking.circle, asking.home);
  if (!scope) return { kind: 'no-server' };
  const day: Daily = { date: dayOf(asking.now), scope };
  const earlier = await kit.store.loadClaim(asking.user, day, asking.signal);
  const barred = earlier === null || asking.practice ? await notHere(kit, asking) : null;
  if (barred) return barred;
  const claimed = earlier ?? (await claim(kit, asking, day));
  const run = await kit.store.loadRun(claimed, asking.signal);
  if (run && !run.game.over) return takeUp(kit, asking, run);
  return asking.practice ? practise(kit, asking, day) : doneWith(kit, claimed, day, run);
}

/** The result of a ranked try of the asker's own that is over; `no-run` for any other run. */
export async function dailyRun(kit: Kit, { user, run: id, signal }: Parameters<Fame['dailyRun']>[0]) {
  const run = await kit.store.loadRun(id, signal);
  const day = run && dailyOf(run);
  const theirs = run?.owner === user && run.ranked && run.game.over !== null;
  return day && theirs ? doneWith(kit, id, day, run) : ({ kind: 'no-run' } as const);
}

const doneWith = (kit: Kit, run: RunId, daily: Daily, loaded: Run | null): DailyDone => ({
  kind: 'daily-done',
  daily,
  run,
  result: loaded && dailyResult(kit, loaded),
});

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

/** Makes the run the active one, and lists it where it began. */
async function takeUp(kit: Kit, asking: Asked, run: Run): Promise<DailyOutcome> {
  if (run.v === 0) await kit.store.listRun(run, asking.signal);
  const profile = await pointAt(kit, asking, run.id);
  return profile ? { kind: run.v === 0 ? 'started' : 'board', board: boardOf(kit, run, profile) } : { kind: 'busy' };
}

const isOf = (run: Run, day: Daily): boolean => JSON.stringify(dailyOf(run)) === JSON.stringify(day);

/** What may be told of a daily run that is over; `null` of any other. */
function dailyResult(kit: Kit, run: Run): DailyResult | null {
  const record = recordOf(run.game, kit.raws);
  if (!record || run.origin.kind !== 'daily') return null;
  const { result, score, depth, deepest, turns, laurel, cheated } = record;
  const { date, scope: circle } = run.origin;
  return { date, circle, result, score, depth, deepest, turns, laurel, cheated };
}
