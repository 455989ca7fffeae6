import type { Home, Scope } from '../ids';
import type { Origin } from '../turns/turns-contract';
import type { Daily } from './dailies-contract';

/** Returns `null` for a server's dungeon in a direct message. */
export function scopeOf(kind: Scope['kind'], home: Home): Scope | null {
  if (kind === 'global') return { kind };
  return home.kind === 'guild' ? { kind, id: home.id } : null;
}

/** Returns `null` if the run was in no daily dungeon. */
export function dailyOf({ origin, home }: { origin: Origin; home: Home }): Daily | null {
  if (origin.kind !== 'daily') return null;
  const scope = scopeOf(origin.scope, home);
  return scope && { date: origin.date, scope };
}
