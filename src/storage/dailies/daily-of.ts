import type { Home, Scope } from '../ids';
import type { Origin } from '../turns/turns-contract';
import type { Daily } from './dailies-contract';

/** The scope of that kind for whoever or whatever has this home; `null` for a server's outside of one. */
export function scopeOf(kind: Scope['kind'], home: Home): Scope | null {
  if (kind === 'global') return { kind };
  return home.kind === 'guild' ? { kind, id: home.id } : null;
}

/** The daily dungeon of a run, or of the result of one; `null` for any other. */
export function dailyOf({ origin, home }: { origin: Origin; home: Home }): Daily | null {
  if (origin.kind !== 'daily') return null;
  const scope = scopeOf(origin.scope, home);
  return scope && { date: origin.date, scope };
}
