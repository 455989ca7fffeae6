import { startOfDay, startOfWeek } from '../../lib/calendar';
import { controlFamily, oneOf, PAGE, RAW_ID } from '../custom-id/control-family';
import type { RawId, ScopeKind } from '../types';

/** Scopes of a leaderboard: the runs of all players, or those of the server. */
export const SCOPES = ['global', 'guild'] as const satisfies ScopeKind[];

const isDay = (word: string): boolean => startOfDay(word) !== null;
const isSeason = (word: string): boolean =>
  word === 'all' || isDay(word) || startOfWeek(word) !== null || isDay(`${word}-01`);

/**
 * Opens a page, counted from 0, of a season's leaderboard. A season is `all`, a month `2026-11`, a week `2026-W47` or a
 * day `2026-11-20`. Without a campaign the leaderboard is the first campaign's.
 */
export interface BoardControl {
  kind: 'leaderboard';
  circle: ScopeKind;
  season: string;
  page: number;
  campaign?: RawId;
}

/** Opens a leaderboard's first page in a new message, because the button may stand below a board. */
export interface OpenBoardControl {
  kind: 'open-leaderboard';
  circle: ScopeKind;
  season: string;
}

/** Shows the last moves of the best run in a day's daily dungeon as a clip. */
export interface BestRunControl {
  kind: 'best-run';
  circle: ScopeKind;
  day: string;
}

export type LeaderboardControl = BoardControl | OpenBoardControl | BestRunControl;

export const leaderboardControls = controlFamily<LeaderboardControl>({
  leaderboard: {
    head: 'top',
    words: ({ circle, season, page, campaign }) => [
      circle,
      season,
      page,
      ...(campaign === undefined ? [] : [campaign]),
    ],
    parse([word, season = '', page = '', campaign]) {
      const circle = oneOf(SCOPES, word);
      if (!circle || !isSeason(season) || !PAGE.test(page)) return null;
      if (campaign !== undefined && !RAW_ID.test(campaign)) return null;
      const named = campaign === undefined ? {} : { campaign };
      return { kind: 'leaderboard', circle, season, page: Number(page), ...named };
    },
  },
  'open-leaderboard': {
    head: 'board',
    words: ({ circle, season }) => [circle, season],
    parse([word, season = '']) {
      const circle = oneOf(SCOPES, word);
      return circle && isSeason(season) ? { kind: 'open-leaderboard', circle, season } : null;
    },
  },
  'best-run': {
    head: 'best',
    isSlow: () => true,
    words: ({ circle, day }) => [circle, day],
    parse([word, day = '']) {
      const circle = oneOf(SCOPES, word);
      return circle && isDay(day) ? { kind: 'best-run', circle, day } : null;
    },
  },
});
