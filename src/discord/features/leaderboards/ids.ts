import { intentFamily } from '../../commands/intent-family';
import { controlFamily, oneOf, PAGE } from '../../custom-id/control-family';
import type { ScopeKind } from '../../types';

/** Whose runs count: those of all players, or of the server. */
export const SCOPES = ['global', 'guild'] as const satisfies ScopeKind[];

const SEASON = /^(all|\d{4}-\d\d(-\d\d)?)$/;

/** A page, from 0, of the leaderboard of a season such as `all`, `2026-11` or `2026-11-20`. */
export interface LeaderboardControl {
  kind: 'leaderboard';
  circle: ScopeKind;
  season: string;
  page: number;
}

export const leaderboardControls = controlFamily<LeaderboardControl>({
  leaderboard: {
    head: 'top',
    words: ({ circle, season, page }) => [circle, season, page],
    parse([word, season = '', page = '']) {
      const circle = oneOf(SCOPES, word);
      if (!circle || !SEASON.test(season) || !PAGE.test(page)) return null;
      return { kind: 'leaderboard', circle, season, page: Number(page) };
    },
  },
});

/** By default of the server, where there is one. */
export interface LeaderboardIntent {
  kind: 'leaderboard';
  circle: ScopeKind | null;
  season: 'all' | 'month' | 'day';
}

export const leaderboardIntents = intentFamily<LeaderboardIntent>({ leaderboard: true });
