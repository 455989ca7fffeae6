import { endOfDungeon, startOfDay, startOfWeek } from '../../lib/calendar';
import { controlFamily, oneOf, PAGE, RAW_ID } from '../custom-id/control-family';
import type { RawId, ScopeKind } from '../types';

export const SCOPES = ['global', 'guild'] as const satisfies ScopeKind[];

const isDay = (word: string): boolean => startOfDay(word) !== null;
const isSeason = (word: string): boolean =>
  word === 'all' ||
  word === 'former' ||
  endOfDungeon(word) !== null ||
  startOfWeek(word) !== null ||
  isDay(`${word}-01`);

/** `season` is `all`, `former` (before 1.0), `2026-11`, `2026-W47`, `2026-11-20`, or `2026-W47-d` (weekly dungeon). */
export interface BoardControl {
  kind: 'leaderboard';
  circle: ScopeKind;
  season: string;
  page: number;
  campaign?: RawId;
}

/** Uses a new message, because the button's message may be a game's board. */
export interface OpenBoardControl {
  kind: 'open-leaderboard';
  circle: ScopeKind;
  season: string;
}

export interface BestRunControl {
  kind: 'best-run';
  circle: ScopeKind;
  day: string;
}

export interface PostBoardControl extends Omit<BoardControl, 'kind' | 'page'> {
  kind: 'post-leaderboard';
}

export type LeaderboardControl = BoardControl | OpenBoardControl | BestRunControl | PostBoardControl;

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
  'post-leaderboard': {
    head: 'posttop',
    isNew: () => true,
    words: ({ circle, season, campaign }) => [circle, season, ...(campaign === undefined ? [] : [campaign])],
    parse([word, season = '', campaign]) {
      const circle = oneOf(SCOPES, word);
      if (!circle || !isSeason(season) || (campaign !== undefined && !RAW_ID.test(campaign))) return null;
      return { kind: 'post-leaderboard', circle, season, ...(campaign === undefined ? {} : { campaign }) };
    },
  },
  'best-run': {
    head: 'best',
    isSlow: () => true,
    words: ({ circle, day }) => [circle, day],
    parse([word, day = '']) {
      const circle = oneOf(SCOPES, word);
      return circle && endOfDungeon(day) !== null ? { kind: 'best-run', circle, day } : null;
    },
  },
});
