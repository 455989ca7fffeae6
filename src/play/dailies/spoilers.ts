import type { Daily, Home, Origin, Run, RunResult, Scope, UserId } from '../../storage/contract';
import type { Context } from '../context';
import type { ScopeKind } from '../contract';
import { dayOf } from './calendar';

/** The scope of a circle where it is asked; `null` for a server's outside of one. */
export function scopeOf(circle: ScopeKind, home: Home): Scope | null {
  if (circle === 'global') return { kind: 'global' };
  return home.kind === 'guild' ? { kind: 'guild', id: home.id } : null;
}

/** The daily dungeon that a run was made in; `null` for any other run. */
export function dailyOf({ origin, home }: { origin: Origin; home: Home }): Daily | null {
  if (origin.kind !== 'daily') return null;
  const scope = scopeOf(origin.scope, home);
  return scope && { date: origin.date, scope };
}

/** A try at a daily dungeon that counts for nothing. */
export const isPractice = ({ origin, ranked }: Run): boolean => origin.kind === 'daily' && !ranked;

/** In view of all, nothing of a daily dungeon is shown while somebody may have it before them. */
export const isDailyOpen = ({ origin }: Pick<Run, 'origin'>, now: number): boolean =>
  origin.kind === 'daily' && origin.date >= dayOf(now);

/**
 * May somebody know what is in a daily dungeon, or how others fared there? Only once its day is over, or once their own
 * try is.
 */
export async function mayKnow(
  context: Context,
  user: UserId,
  daily: Daily,
  now: number,
  signal?: AbortSignal,
): Promise<boolean> {
  if (daily.date < dayOf(now)) return true;
  const claim = await context.store.loadClaim(user, daily, signal);
  const run = claim === null ? null : await context.store.loadRun(claim, signal);
  return run?.game.over != null;
}

/** Leaves out the runs that a reader may not know of yet. */
export async function withoutSpoilers(
  context: Context,
  { user, now, signal }: { user: UserId; now: number; signal?: AbortSignal },
  entries: readonly RunResult[],
): Promise<RunResult[]> {
  const known = new Map<string, Promise<boolean>>();
  const maySee = (entry: RunResult): Promise<boolean> | boolean => {
    const daily = entry.owner === user ? null : dailyOf(entry);
    if (!daily || daily.date < dayOf(now)) return true;
    const name = JSON.stringify(daily);
    const answer = known.get(name) ?? mayKnow(context, user, daily, now, signal);
    known.set(name, answer);
    return answer;
  };
  const seen = await Promise.all(entries.map(maySee));
  return entries.filter((_, i) => seen[i]);
}
