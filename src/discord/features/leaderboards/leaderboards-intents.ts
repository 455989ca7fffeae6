import type { ScopeKind } from '../../types';
import { intentFamily } from '../intent-family';

export const PRESENT_SEASONS = ['week', 'month', 'all', 'day'] as const;
export type PresentSeason = (typeof PRESENT_SEASONS)[number];

/** Season relative to the present day. `former` is all time before version 1.0. */
export type NamedSeason = PresentSeason | 'last-week' | 'last-month' | 'yesterday' | 'former';

/** If `circle` is `null`, the command shows the server's leaderboard or, outside servers, the global leaderboard. */
export interface LeaderboardIntent {
  kind: 'leaderboard';
  circle: ScopeKind | null;
  season: NamedSeason;
  /** Id or name as the player typed it; `null` for the first campaign. */
  campaign: string | null;
}

export const leaderboardIntents = intentFamily<LeaderboardIntent>({ leaderboard: true });
