import { dailyCampaign, type GameSummary, summarizeGame } from '../../engine';
import { dayOf, weeklyOf, weekOfWeekly } from '../../lib/calendar';
import {
  type Daily,
  type DailyClaim,
  dailyOf,
  isInGuild,
  isUnloadable,
  type Run,
  type RunId,
  type RunResult,
  scopeOf,
} from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { activateRun } from '../profiles/profile';
import { daysOf, newestResults, streakOf } from '../profiles/streak';
import { takeNewFeats } from '../profiles/take-new-feats';
import { boardOf } from '../turns/board';
import { findLoadableRun, findRun, loadRun } from '../turns/load-run';
import { isPractice, keyOfDaily } from '../turns/open-dailies';
import { channelRefusal, NO_SERVER } from '../turns/server-rules';
import { loadCreatedRun, newGameFor, runIdOf } from '../turns/start-run';
import { unloadableOutcome } from '../turns/unloadable';
import type { InputOf, OutputOf } from '../use-case';
import type { DailyDone, DailyOutcome, DailyResult, DailyUseCases, TryFirst } from './dailies-contract';
import { ghostsOf } from './ghosts';

/** A repeated delivery finds the same run. */
export async function daily(context: Context, caller: InputOf<DailyUseCases, 'daily'>): Promise<DailyOutcome> {
  const scope = scopeOf(caller.circle, caller.home);
  if (!scope) return NO_SERVER;
  // A command from before midnight is for the old day.
  const sentAt = caller.sentAt ?? caller.now;
  const daily: Daily = { date: caller.weekly ? weeklyOf(sentAt) : dayOf(sentAt), scope };
  if (!context.ranksDailies) {
    const outcome = (await channelRefusal(context, caller)) ?? (await practise(context, caller, daily));
    return outcome.kind === 'started' || outcome.kind === 'board' ? { ...outcome, practice: true } : outcome;
  }
  const earlier = await context.store.loadClaim(caller.user, daily, caller.signal);
  const refusal = earlier === null || caller.practice ? await channelRefusal(context, caller) : null;
  if (refusal) return refusal;
  // Practice before the ranked try would reveal the dungeon.
  if (earlier === null && caller.practice) return { ...tryFirst(caller), begun: false };
  const claimed = earlier ?? (await claimTry(context, caller, daily));
  const run = await findRun(context, claimed.run, caller.signal);
  if (isUnloadable(run))
    return caller.practice ? practise(context, caller, daily) : unloadableOutcome(context, caller, run);
  if (run && !run.game.over) {
    return caller.practice ? { ...tryFirst(caller), begun: true } : activate(context, caller, run);
  }
  return caller.practice ? practise(context, caller, daily) : doneOutcome(context, caller, daily, run);
}

export async function dailyRun(
  context: Context,
  caller: InputOf<DailyUseCases, 'dailyRun'>,
): Promise<OutputOf<DailyUseCases, 'dailyRun'>> {
  const { user, run: id, share = false, signal } = caller;
  const refusal = share ? await channelRefusal(context, caller) : null;
  if (refusal) return refusal;
  const run = await loadRun(context, id, signal);
  if (!run) return { kind: 'no-run' };
  if (run.owner !== user) return { kind: 'not-yours', owner: run.owner };
  const daily = dailyOf(run);
  const isOverTry = run.ranked && run.game.over !== null;
  return daily && isOverTry ? doneOutcome(context, caller, daily, run) : { kind: 'no-run' };
}

const tryFirst = ({ circle }: InputOf<DailyUseCases, 'daily'>): Omit<TryFirst, 'begun'> => ({
  kind: 'try-first',
  circle,
});

async function doneOutcome(context: Context, caller: Caller, daily: Daily, run: Run | null): Promise<DailyDone> {
  const ghosts = await ghostsOf(context, caller, daily);
  if (run === null) return { kind: 'daily-done', daily, run: null, result: null, ghosts };
  const results = await newestResults(context, run.owner, caller.signal);
  const summary = summarizeGame(run.game, context.raws);
  const { scope } = daily;
  const elsewhere = scope.kind === 'guild' && !isInGuild(caller.home, scope.id);
  const result = summary && { ...dailyResult(run, daily, summary, results), elsewhere };
  return { kind: 'daily-done', daily, run: run.id, result, ghosts };
}

function dailyResult(
  run: Run,
  { date, scope }: Daily,
  summary: GameSummary,
  results: RunResult[],
): Omit<DailyResult, 'elsewhere'> {
  const { result, score, depth, deepest, turns, laurel, cheated, campaign } = summary;
  const recorded = results.find((other) => other.run === run.id && other.version === run.version);
  const ranked = run.ranked && !cheated && recorded?.ranked !== false;
  const days = [...daysOf(results), ...(ranked ? [date] : [])];
  return {
    ...{ date, circle: scope.kind, result, score, depth, deepest, turns, laurel, cheated, ranked },
    ...(campaign === undefined ? {} : { campaign }),
    ...(recorded?.lowest ? { lowest: recorded.lowest } : {}),
    streak: streakOf(days, date),
  };
}

async function claimTry(context: Context, caller: InputOf<DailyUseCases, 'daily'>, daily: Daily): Promise<DailyClaim> {
  const id = await createDailyRun(context, caller, daily, true);
  return context.store.claim(caller.user, daily, id, caller.signal);
}

async function practise(
  context: Context,
  caller: InputOf<DailyUseCases, 'daily'>,
  daily: Daily,
): Promise<DailyOutcome> {
  const profile = await context.store.loadProfile(caller.user, caller.signal);
  const active = await findLoadableRun(context, profile?.activeRun ?? null, caller.signal);
  if (active && !active.game.over && isPractice(active) && isIn(active, daily)) {
    return { kind: 'board', board: boardOf(context, active, profile) };
  }
  const id = await createDailyRun(context, caller, daily, false);
  const run = await loadCreatedRun(context, id, caller.signal);
  if (run.game.over) return { kind: 'board', board: boardOf(context, run, profile) };
  return activate(context, caller, run);
}

const isIn = (run: Run, daily: Daily): boolean => JSON.stringify(dailyOf(run)) === JSON.stringify(daily);

/** An interaction delivered on two days must not reuse the first day's run. */
async function createDailyRun(
  context: Context,
  caller: InputOf<DailyUseCases, 'daily'>,
  daily: Daily,
  ranked: boolean,
): Promise<RunId> {
  const { user: owner, home, interaction, now, signal } = caller;
  const startedBy = `${interaction}/${keyOfDaily(daily)}${ranked ? '' : '/practice'}`;
  const id = runIdOf({ user: owner, interaction: startedBy });
  const seed = await context.store.dailySeed(daily, context.newSeed(), signal);
  const campaign = weekOfWeekly(daily.date) === null ? dailyCampaign(context.raws) : undefined;
  // Without `kit` and `forks`, all players get the same kit and levels.
  const game = newGameFor(context, caller, { seed, ...(campaign === undefined ? {} : { campaign }) });
  const origin = { kind: 'daily', scope: daily.scope.kind, date: daily.date } as const;
  await context.store.createRun({ id, owner, home, origin, ranked, game, interaction, now }, signal);
  return id;
}

async function activate(context: Context, caller: InputOf<DailyUseCases, 'daily'>, run: Run): Promise<DailyOutcome> {
  if (run.version === 0) await context.store.listRun(run, caller.signal);
  const profile = await activateRun(context, caller, run.id);
  if (!profile) return { kind: 'busy' };
  const board = boardOf(context, run, profile);
  if (run.version > 0) return { kind: 'board', board };
  const feats = profile.newFeats ? await takeNewFeats(context, caller.user, caller.signal) : [];
  return { kind: 'started', board, ...(feats.length > 0 ? { feats } : {}) };
}
