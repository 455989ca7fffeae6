import type { Daily, Home, Origin, Run, RunResult, Scope } from '../../storage/contract';
import type { Context } from '../context';
import type { Caller, ScopeKind } from '../contract';
import { dayOf } from './calendar';

/** The scope of that kind for an interaction; `null` for a server's outside of one. */
export function scopeOf(kind: ScopeKind, home: Home): Scope | null {
  if (kind === 'global') return { kind: 'global' };
  return home.kind === 'guild' ? { kind: 'guild', id: home.id } : null;
}

/** The daily dungeon a run is in; `null` for any other run. */
export function dailyOf({ origin, home }: { origin: Origin; home: Home }): Daily | null {
  if (origin.kind !== 'daily') return null;
  const scope = scopeOf(origin.scope, home);
  return scope && { date: origin.date, scope };
}

/** Whether a run is an unranked one in a daily dungeon. */
export const isPractice = ({ origin, ranked }: Run): boolean => origin.kind === 'daily' && !ranked;

/** Whether a run is in a daily dungeon whose day is not over: its board is then not shown to a channel. */
export const isDailyOpen = ({ origin }: Pick<Run, 'origin'>, now: number): boolean =>
  origin.kind === 'daily' && origin.date >= dayOf(now);

type Reader = Pick<Caller, 'user' | 'now' | 'signal'>;

/**
 * Whether a player may see what is in a daily dungeon, and how others did in it: once its day is over, or their own
 * ranked try is.
 */
export async function maySeeDaily(context: Context, { user, now, signal }: Reader, daily: Daily): Promise<boolean> {
  if (daily.date < dayOf(now)) return true;
  const claim = await context.store.loadClaim(user, daily, signal);
  const run = claim === null ? null : await context.store.loadRun(claim, signal);
  return run?.game.over != null;
}

/** Whether a run of somebody else's is hidden from a player because they have yet to finish its daily dungeon. */
export async function isHiddenDaily(context: Context, caller: Reader, run: Run): Promise<boolean> {
  const daily = run.owner === caller.user ? null : dailyOf(run);
  return daily !== null && !(await maySeeDaily(context, caller, daily));
}

/** Leaves out the results of daily dungeons that a player may not see yet. Their own are never left out. */
export async function visibleResults(
  context: Context,
  caller: Reader,
  results: readonly RunResult[],
): Promise<RunResult[]> {
  const answers = new Map<string, Promise<boolean>>();
  const maySee = (result: RunResult): Promise<boolean> | boolean => {
    const daily = result.owner === caller.user ? null : dailyOf(result);
    if (!daily || daily.date < dayOf(caller.now)) return true;
    const key = JSON.stringify(daily);
    const answer = answers.get(key) ?? maySeeDaily(context, caller, daily);
    answers.set(key, answer);
    return answer;
  };
  const visible = await Promise.all(results.map(maySee));
  return results.filter((_, i) => visible[i]);
}
