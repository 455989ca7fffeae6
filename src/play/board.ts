import { type GameEvent, legalActions, type View, view } from '../engine';
import { DEFAULT_SETTINGS, type Profile, type Run } from '../storage/contract';
import type { Board } from './contract';
import type { Kit } from './kit';
import { type Company, partyView } from './party-view';

/** The board of a run as its player wants it shown. */
export function boardOf(kit: Kit, run: Run, profile: Profile | null, company: Company | null = null): Board {
  return {
    run: run.id,
    v: run.v,
    owner: run.owner,
    origin: run.origin,
    ranked: run.ranked,
    view: veiled(run, view(run.game, kit.raws)),
    legal: legalActions(run.game, kit.raws),
    last: run.last?.kind === 'back' ? null : run.last,
    settings: profile?.settings ?? DEFAULT_SETTINGS,
    updatedAt: run.updatedAt,
    ...(company ? { party: partyView(run, company) } : {}),
  };
}

/**
 * What the run's player sees. A daily dungeon goes by its day: its seed would let others rehearse it before their one
 * try.
 */
export const veiled = ({ origin }: Pick<Run, 'origin'>, seen: View): View =>
  origin.kind === 'daily' ? { ...seen, seed: origin.date } : seen;

/** What happened after version `v`; all that is remembered when that is too long ago to tell. */
export function eventsSince(run: Run, v: number): GameEvent[] {
  const { events } = run.game;
  const later = run.recent.filter((entry) => entry.v > v);
  // one version may have settled several interactions
  if (new Set(later.map((entry) => entry.v)).size < run.v - v) return events;
  const count = later.reduce((sum, entry) => sum + (entry.events ?? 0), 0);
  return events.slice(Math.max(0, events.length - count));
}
