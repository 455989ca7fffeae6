import { familyOf } from '../../custom-id/family';
import type { HistoryQuery, ScopeKind } from '../../types';

/** What the controls about finished runs ask for. Pages count from 0. */
export type ResultsControl =
  /** A page of a board: of a season such as `all`, `2026-11` or `2026-11-20`. */
  | { kind: 'top'; circle: ScopeKind; season: string; page: number }
  /** A page of the runs that fit, of those that ended before a time: milliseconds since 1970. */
  | { kind: 'runs'; query: RunsQuery; page: number; before?: number }
  /** The dungeon of the day, to be taken up or begun. */
  | { kind: 'daily'; circle: ScopeKind; practice: boolean }
  /** How the daily run that the control names went. */
  | { kind: 'result' }
  /** The same, for all in the channel. */
  | { kind: 'tell' };

/** The queries that can be asked: small enough for the hundred characters of an id. */
export interface RunsQuery extends Pick<HistoryQuery, 'player' | 'cause' | 'laurel' | 'since' | 'until'> {
  /** At least so deep. */
  depth?: number;
}

export const isFame = familyOf<ResultsControl>({ top: true, runs: true, daily: true, result: true, tell: true });

const CIRCLES = ['global', 'guild'] as const satisfies ScopeKind[];
const PAGE = /^\d{1,3}$/;
/** Times are written in as few characters as can be. */
const TIME_BASE = 36;
const TIME = /^[0-9a-z]{1,8}$/;
const SEASON = /^(all|\d{4}-\d\d(-\d\d)?)$/;

export function formatFame(control: ResultsControl): string {
  switch (control.kind) {
    case 'top':
      return `top:${control.circle}:${control.season}:${control.page}`;
    case 'runs': {
      const { player = '', cause = '', laurel, since = '', until = '', depth = '' } = control.query;
      const won = laurel === undefined ? '' : laurel ? 'y' : 'n';
      const before = control.before === undefined ? [] : [control.before.toString(TIME_BASE)];
      return ['runs', control.page, player, cause, depth, won, since, until, ...before].join(':');
    }
    case 'daily':
      return `daily:${control.circle}${control.practice ? ':practice' : ''}`;
    default:
      return control.kind;
  }
}

/** `null` for what we never wrote. */
export function parseFame(head: string, words: readonly string[]): ResultsControl | null {
  switch (head) {
    case 'top': {
      const [side, season = '', page = ''] = words;
      const circle = circleOf(side);
      return circle && SEASON.test(season) && PAGE.test(page)
        ? { kind: 'top', circle, season, page: Number(page) }
        : null;
    }
    case 'runs':
      return parseRuns(words);
    case 'daily': {
      const circle = circleOf(words[0]);
      return circle && { kind: 'daily', circle, practice: words[1] === 'practice' };
    }
    case 'result':
    case 'tell':
      return { kind: head };
    default:
      return null;
  }
}

export const circleOf = (text: string | null | undefined): ScopeKind | null =>
  CIRCLES.find((circle) => circle === text) ?? null;

/** What may stand in a query: a user, a raw id, a day. */
export const QUERIED = { player: /^\d{1,20}$/, cause: /^[a-z0-9-]{1,24}$/, day: /^\d{4}-\d\d-\d\d$/ } as const;

function parseRuns([page = '', ...words]: readonly string[]): ResultsControl | null {
  const [player = '', cause = '', depth = '', won = '', since = '', until = '', before = ''] = words;
  if (!PAGE.test(page)) return null;
  const query: RunsQuery = {
    ...(QUERIED.player.test(player) ? { player } : {}),
    ...(QUERIED.cause.test(cause) ? { cause } : {}),
    ...(/^\d{1,2}$/.test(depth) ? { depth: Number(depth) } : {}),
    ...(won === '' ? {} : { laurel: won === 'y' }),
    ...(QUERIED.day.test(since) ? { since } : {}),
    ...(QUERIED.day.test(until) ? { until } : {}),
  };
  const time = TIME.test(before) ? { before: Number.parseInt(before, TIME_BASE) } : {};
  return { kind: 'runs', query, page: Number(page), ...time };
}
