import type { Run, RunId, UserId } from '../../storage/contract';
import type { Context } from '../context';
import type { ChannelCaller, ClipOutcome, ReplayOutcome, Together, WatchRefusal } from '../contract';
import { dailyOf, mayKnow } from '../dailies/spoilers';
import { watchRefusal } from '../sharing/watch-refusal';
import { boardOf, hideSeed } from '../turns/board';
import { momentAt, replay } from './replay';

/** One moment of a finished run, for whoever may see it. Where one cannot be shown, the nearest on the way wanted is. */
export async function replayMoment(
  context: Context,
  caller: Parameters<Together['replay']>[0],
): Promise<ReplayOutcome> {
  const { user, version = 0, way = 'on', signal } = caller;
  const run = await finishedRun(context, caller, caller.run ?? (await lastFinishedRun(context, user, signal)));
  if ('kind' in run) return run;
  const log = await context.store.loadLog(run.id, signal);
  if (!log) return { kind: 'no-moment' };
  const profile = await context.store.loadProfile(user, signal);
  const step = way === 'on' ? 1 : -1;
  for (let at = Math.min(Math.max(0, version), run.version); at >= 0 && at <= run.version; at += step) {
    const moment = momentAt(log, context.raws, at, run.game);
    if (!moment) continue;
    const { game, action, events } = moment;
    const shown = boardOf(context, { ...run, version: at, game, last: action }, profile);
    return { kind: 'replaying', board: { ...shown, legal: [] }, events, last: run.version };
  }
  return { kind: 'no-moment' };
}

/** Versions that are played again for an animation, the newest: more would take longer than the worker lives. */
const LONGEST = 4000;

/** A whole finished run in so many moments, for whoever may see it: each tells what happened since the one before. */
export async function clip(context: Context, caller: Parameters<Together['clip']>[0]): Promise<ClipOutcome> {
  const { user, most, signal } = caller;
  const run = await finishedRun(context, caller, caller.run ?? (await lastFinishedRun(context, user, signal)));
  if ('kind' in run) return run;
  const [log, profile] = await Promise.all([
    context.store.loadLog(run.id, signal),
    context.store.loadProfile(user, signal),
  ]);
  if (!log) return { kind: 'no-moment' };
  const from = Math.max(0, run.version - LONGEST);
  const every = Math.max(1, Math.ceil((run.version - from) / most));
  const frames = [...replay(log, context.raws, { from, every, end: run.game })].map(({ view, events }) => ({
    view: hideSeed(run, view),
    events,
  }));
  return { kind: 'film', board: { ...boardOf(context, run, profile), legal: [] }, frames, last: run.version };
}

/** A run that is over, if it may be seen where it is asked for; else why it may not. */
async function finishedRun(
  context: Context,
  caller: ChannelCaller,
  id: RunId | null,
): Promise<Run | WatchRefusal | { kind: 'goes-on' }> {
  const { user, home, now, signal } = caller;
  const run = id === null ? null : await context.store.loadRun(id, signal);
  if (!run) return { kind: 'no-run' };
  // What is over stands in the history of its server, and can be seen there unless it spoils a daily dungeon.
  const isHere = home.kind === 'guild' && run.home.kind === 'guild' && run.home.id === home.id;
  if (run.owner !== user && isHere && run.game.over) {
    const daily = dailyOf(run);
    return daily && !(await mayKnow(context, user, daily, now, signal)) ? { kind: 'hidden' } : run;
  }
  return (await watchRefusal(context, run, caller, null)) ?? (run.game.over ? run : { kind: 'goes-on' });
}

/** The run that somebody finished last: at hand, or else the newest in the books. */
export async function lastFinishedRun(context: Context, user: UserId, signal?: AbortSignal): Promise<RunId | null> {
  const profile = await context.store.loadProfile(user, signal);
  const active = profile?.activeRun ?? null;
  const run = active === null ? null : await context.store.loadRun(active, signal);
  if (run?.game.over) return run.id;
  const { entries } = await context.store.listResults(
    { kind: 'history', of: { kind: 'user', id: user } },
    { limit: 1 },
    signal,
  );
  return entries[0]?.run ?? null;
}
