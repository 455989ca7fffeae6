import type { Run, RunId, UserId } from '../storage/contract';
import { boardOf, veiled } from './board';
import type { AskingThere, FilmOutcome, ReplayOutcome, Together, Unseen } from './contract';
import type { Kit } from './kit';
import { momentAt, replay } from './replay';
import { unseen } from './seeing';
import { dailyOf, mayKnow } from './spoilers';

/** One moment of a finished run, for whoever may see it. Where one cannot be shown, the nearest on the way wanted is. */
export async function showMoment(kit: Kit, asking: Parameters<Together['replay']>[0]): Promise<ReplayOutcome> {
  const { user, v = 0, way = 'on', signal } = asking;
  const run = await finishedRun(kit, asking, asking.run ?? (await lastOf(kit, user, signal)));
  if ('kind' in run) return run;
  const log = await kit.store.loadLog(run.id, signal);
  if (!log) return { kind: 'no-moment' };
  const profile = await kit.store.loadProfile(user, signal);
  const step = way === 'on' ? 1 : -1;
  for (let at = Math.min(Math.max(0, v), run.v); at >= 0 && at <= run.v; at += step) {
    const moment = momentAt(log, kit.raws, at, run.game);
    if (!moment) continue;
    const { game, action, events } = moment;
    const shown = boardOf(kit, { ...run, v: at, game, last: action }, profile);
    return { kind: 'replaying', board: { ...shown, legal: [] }, events, last: run.v };
  }
  return { kind: 'no-moment' };
}

/** Versions that are played again for an animation, the newest: more would take longer than the worker lives. */
const LONGEST = 4000;

/** A whole finished run in so many moments, for whoever may see it: each tells what happened since the one before. */
export async function film(kit: Kit, asking: Parameters<Together['film']>[0]): Promise<FilmOutcome> {
  const { user, most, signal } = asking;
  const run = await finishedRun(kit, asking, asking.run ?? (await lastOf(kit, user, signal)));
  if ('kind' in run) return run;
  const [log, profile] = await Promise.all([kit.store.loadLog(run.id, signal), kit.store.loadProfile(user, signal)]);
  if (!log) return { kind: 'no-moment' };
  const from = Math.max(0, run.v - LONGEST);
  const every = Math.max(1, Math.ceil((run.v - from) / most));
  const frames = [...replay(log, kit.raws, { from, every, end: run.game })].map(({ view, events }) => ({
    view: veiled(run, view),
    events,
  }));
  return { kind: 'film', board: { ...boardOf(kit, run, profile), legal: [] }, frames, last: run.v };
}

/** A run that is over, if it may be seen where it is asked for; else why it may not. */
async function finishedRun(
  kit: Kit,
  asking: AskingThere,
  id: RunId | null,
): Promise<Run | Unseen | { kind: 'goes-on' }> {
  const { user, home, now, signal } = asking;
  const run = id === null ? null : await kit.store.loadRun(id, signal);
  if (!run) return { kind: 'no-run' };
  // What is over stands in the history of its server, and can be seen there unless it spoils a daily dungeon.
  const isHere = home.kind === 'guild' && run.home.kind === 'guild' && run.home.id === home.id;
  if (run.owner !== user && isHere && run.game.over) {
    const daily = dailyOf(run);
    return daily && !(await mayKnow(kit, user, daily, now, signal)) ? { kind: 'hidden' } : run;
  }
  return (await unseen(kit, run, asking, null)) ?? (run.game.over ? run : { kind: 'goes-on' });
}

/** The run that somebody finished last: at hand, or else the newest in the books. */
export async function lastOf(kit: Kit, user: UserId, signal?: AbortSignal): Promise<RunId | null> {
  const profile = await kit.store.loadProfile(user, signal);
  const active = profile?.activeRun ?? null;
  const run = active === null ? null : await kit.store.loadRun(active, signal);
  if (run?.game.over) return run.id;
  const { entries } = await kit.store.browse({ kind: 'history', of: { kind: 'user', id: user } }, { limit: 1 }, signal);
  return entries[0]?.run ?? null;
}
