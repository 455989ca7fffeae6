import { newGame, summarizeGame } from '../../engine';
import { type Daily, type Run, type RunId, StoreError } from '../../storage/contract';
import { channelRefusal } from '../admin/channel-refusal';
import type { Context } from '../context';
import type { DailyDone, DailyOutcome, DailyResult, Fame } from '../contract';
import { activateRun } from '../profiles/active-run';
import { boardOf } from '../turns/board';
import { runIdOf } from '../turns/run-id';
import { dayOf } from './calendar';
import { dailyOf, isPractice, scopeOf } from './spoilers';

type Asked = Parameters<Fame['daily']>[0];

/**
 * Takes up the day's one ranked try or begins it. The order is: the run is created under an id that only this
 * interaction can make, the try claimed for it, the profile's pointer moved. A run that comes too late to be claimed is
 * never pointed at, and expires unplayed.
 */
export async function daily(context: Context, caller: Asked): Promise<DailyOutcome> {
  const scope = scopeOf(caller.circle, caller.home);
  if (!scope) return { kind: 'no-server' };
  const day: Daily = { date: dayOf(caller.now), scope };
  const earlier = await context.store.loadClaim(caller.user, day, caller.signal);
  const barred = earlier === null || caller.practice ? await channelRefusal(context, caller) : null;
  if (barred) return barred;
  const claimed = earlier ?? (await claim(context, caller, day));
  const run = await context.store.loadRun(claimed, caller.signal);
  if (run && !run.game.over) return takeUp(context, caller, run);
  return caller.practice ? practise(context, caller, day) : doneWith(context, claimed, day, run);
}

/** The result of a ranked try of the asker's own that is over; `no-run` for any other run. */
export async function dailyRun(context: Context, { user, run: id, signal }: Parameters<Fame['dailyRun']>[0]) {
  const run = await context.store.loadRun(id, signal);
  const day = run && dailyOf(run);
  const theirs = run?.owner === user && run.ranked && run.game.over !== null;
  return day && theirs ? doneWith(context, id, day, run) : ({ kind: 'no-run' } as const);
}

const doneWith = (context: Context, run: RunId, daily: Daily, loaded: Run | null): DailyDone => ({
  kind: 'daily-done',
  daily,
  run,
  result: loaded && dailyResult(context, loaded),
});

/** Begins the ranked try, and tells which run it is: another one of the same player's may have been quicker. */
async function claim(context: Context, caller: Asked, day: Daily): Promise<RunId> {
  const id = await create(context, caller, day, true);
  return context.store.claim(caller.user, day, id, caller.signal);
}

/** An unranked try: the one going on, or a new one. */
async function practise(context: Context, caller: Asked, day: Daily): Promise<DailyOutcome> {
  const profile = await context.store.loadProfile(caller.user, caller.signal);
  const active = profile?.activeRun ? await context.store.loadRun(profile.activeRun, caller.signal) : null;
  if (active && !active.game.over && isPractice(active) && isOf(active, day)) {
    return { kind: 'board', board: boardOf(context, active, profile) };
  }
  const id = await create(context, caller, day, false);
  const run = await context.store.loadRun(id, caller.signal);
  if (!run) throw new StoreError('unreadable');
  // this delivery comes late, when its run is history
  if (run.game.over) return { kind: 'board', board: boardOf(context, run, profile) };
  return takeUp(context, caller, run);
}

/** Creates the run of this interaction, or finds it there from an earlier delivery. */
async function create(context: Context, caller: Asked, day: Daily, ranked: boolean): Promise<RunId> {
  const { user, userName, home, interaction, now, signal } = caller;
  const id = runIdOf(ranked ? caller : { user, interaction: `${interaction}/practice` });
  const seed = await context.store.dailySeed(day, context.newSeed(), signal);
  const game = newGame(userName === '' ? { seed } : { seed, heroName: userName }, context.raws);
  const origin = { kind: 'daily', scope: day.scope.kind, date: day.date } as const;
  await context.store.createRun({ id, owner: user, home, origin, ranked, game, interaction, now }, signal);
  return id;
}

/** Makes the run the active one, and lists it where it began. */
async function takeUp(context: Context, caller: Asked, run: Run): Promise<DailyOutcome> {
  if (run.version === 0) await context.store.listRun(run, caller.signal);
  const profile = await activateRun(context, caller, run.id);
  return profile
    ? { kind: run.version === 0 ? 'started' : 'board', board: boardOf(context, run, profile) }
    : { kind: 'busy' };
}

const isOf = (run: Run, day: Daily): boolean => JSON.stringify(dailyOf(run)) === JSON.stringify(day);

/** What may be told of a daily run that is over; `null` of any other. */
function dailyResult(context: Context, run: Run): DailyResult | null {
  const summary = summarizeGame(run.game, context.raws);
  if (!summary || run.origin.kind !== 'daily') return null;
  const { result, score, depth, deepest, turns, laurel, cheated } = summary;
  const { date, scope: circle } = run.origin;
  return { date, circle, result, score, depth, deepest, turns, laurel, cheated };
}
