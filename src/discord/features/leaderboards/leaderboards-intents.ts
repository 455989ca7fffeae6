import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

export const PRESENT_SEASONS = ['week', 'month', 'all', 'day'] as const;
export type PresentSeason = (typeof PRESENT_SEASONS)[number];

/** Season relative to today. `former` is the time before version 1.0. */
export type NamedSeason = PresentSeason | 'last-week' | 'last-month' | 'yesterday' | 'former';

/** `circle: null` means the server or, outside servers, all players. */
export interface LeaderboardIntent {
  kind: 'leaderboard';
  circle: ScopeKind | null;
  season: NamedSeason;
  /** Typed id or name; `null` for the first campaign. */
  campaign: string | null;
}

export const leaderboardIntents = intentFamily<LeaderboardIntent>({ leaderboard: true });
