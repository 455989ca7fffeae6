import type { Home, Scope } from '../ids';
import type { Origin } from '../turns/turns-contract';
import type { Daily } from './dailies-contract';

/** Returns the scope of a kind for a run or player with this home; `null` for `guild` if the home is not a server. */
export function scopeOf(kind: Scope['kind'], home: Home): Scope | null {
  if (kind === 'global') return { kind };
  return home.kind === 'guild' ? { kind, id: home.id } : null;
}

/** Returns the daily dungeon of a run or result; `null` if it belongs to none. */
export function dailyOf({ origin, home }: { origin: Origin; home: Home }): Daily | null {
  if (origin.kind !== 'daily') return null;
  const scope = scopeOf(origin.scope, home);
  return scope && { date: origin.date, scope };
}
