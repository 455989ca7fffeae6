import { type GameEvent, legalActions, type View, view } from '../../engine';
import { DEFAULT_SETTINGS, type Profile, type Run } from '../../storage/contract';
import type { Context } from '../context';
import type { Board } from '../contract';
import { type PartyState, partyView } from '../parties/party-state';

/** The board of a run as its player wants it shown. */
export function boardOf(context: Context, run: Run, profile: Profile | null, company: PartyState | null = null): Board {
  return {
    run: run.id,
    version: run.version,
    owner: run.owner,
    origin: run.origin,
    ranked: run.ranked,
    view: hideSeed(run, view(run.game, context.raws)),
    legal: legalActions(run.game, context.raws),
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
export const hideSeed = ({ origin }: Pick<Run, 'origin'>, seen: View): View =>
  origin.kind === 'daily' ? { ...seen, seed: origin.date } : seen;

/** What happened after version `v`; all that is remembered when that is too long ago to tell. */
export function eventsSince(run: Run, version: number): GameEvent[] {
  const { events } = run.game;
  const later = run.recent.filter((entry) => entry.version > version);
  // one version may have settled several interactions
  if (new Set(later.map((entry) => entry.version)).size < run.version - version) return events;
  const count = later.reduce((sum, entry) => sum + (entry.events ?? 0), 0);
  return events.slice(Math.max(0, events.length - count));
}
