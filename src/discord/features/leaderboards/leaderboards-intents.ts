import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

/** Seasons that include now, in the order of their buttons. */
export const PRESENT_SEASONS = ['week', 'month', 'all', 'day'] as const;
export type PresentSeason = (typeof PRESENT_SEASONS)[number];

/** A season as it is asked for, seen from now. */
export type NamedSeason = PresentSeason | 'last-week' | 'last-month' | 'yesterday';

/** By default of the server, where there is one, and of the first campaign. */
export interface LeaderboardIntent {
  kind: 'leaderboard';
  circle: ScopeKind | null;
  season: NamedSeason;
  /** As it was typed: an id, or a name. */
  campaign: string | null;
}

export const leaderboardIntents = intentFamily<LeaderboardIntent>({ leaderboard: true });
