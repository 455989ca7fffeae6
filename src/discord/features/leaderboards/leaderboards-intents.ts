import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

/** Seasons that include the present, in the order of their buttons. */
export const PRESENT_SEASONS = ['week', 'month', 'all', 'day'] as const;
export type PresentSeason = (typeof PRESENT_SEASONS)[number];

/** A season as a command names it, relative to now. */
export type NamedSeason = PresentSeason | 'last-week' | 'last-month' | 'yesterday';

/**
 * Opens a leaderboard. If `circle` is `null`, opens the leaderboard of the server, or outside servers the global one.
 * If `campaign` is `null`, opens the leaderboard of the first campaign.
 */
export interface LeaderboardIntent {
  kind: 'leaderboard';
  circle: ScopeKind | null;
  season: NamedSeason;
  /** Typed text: a campaign's id or name. */
  campaign: string | null;
}

export const leaderboardIntents = intentFamily<LeaderboardIntent>({ leaderboard: true });
