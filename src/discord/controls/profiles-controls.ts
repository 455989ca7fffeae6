import type { LayoutSwitches } from '../../settings/layout';
import { controlFamily, oneOf, PAGE, USER } from '../custom-id/control-family';
import { formatTime, parseTime } from '../custom-id/time';
import type { HistoryQuery, Switch, UserId } from '../types';

/** Settings that have a menu. Other settings are switched on and off by buttons. */
const MENU_SETTINGS = ['layout', 'colours', 'asked', 'language', 'pickup'] as const;
export type MenuSetting = (typeof MENU_SETTINGS)[number];
type ToggleSetting = Exclude<Switch, keyof LayoutSwitches>;
/** Settings with a button, in the order of their buttons; one row holds at most five. */
export const TOGGLE_SETTINGS = Object.keys({
  advice: true,
  steps: true,
  quiet: true,
  shown: true,
} satisfies Record<ToggleSetting, true>) as ToggleSetting[];

/** A history query that fits into the 100 characters of a custom id. */
export interface RunsQuery extends Pick<HistoryQuery, 'player' | 'cause' | 'laurel' | 'since' | 'until'> {
  /** Least depth that a run must have reached. */
  depth?: number;
}

/** Controls of a player's settings, of their unfinished runs and of finished runs. */
export type ProfileControl =
  /** Changes the setting to the values picked from its menu. */
  | { kind: 'setting'; name: MenuSetting }
  | { kind: 'toggle'; name: ToggleSetting; on: boolean }
  /** Turns on pictures with larger cells, beginning with the board that the button stands on. */
  | { kind: 'large' }
  /** Resumes the picked run. */
  | { kind: 'resume' }
  /**
   * Shows a page, counted from 0, of the finished runs that match. `before` limits them to runs that ended before a
   * time in milliseconds since 1970.
   */
  | { kind: 'history'; query: RunsQuery; page: number; before?: number }
  /**
   * Shows the card of the named player. If `player` is `null`, shows the card of the player picked from a menu,
   * otherwise the caller's own.
   */
  | { kind: 'card'; player: UserId | null }
  /** Shows a page, counted from 0, of all feats, marking those that the player has earned. */
  | { kind: 'feats'; player: UserId; page: number };

/** Patterns of a query's cause (a raw id) and of its days. */
const QUERY_PATTERNS = {
  cause: /^[a-z0-9-]{1,24}$/,
  day: /^\d{4}-\d\d-\d\d$/,
} as const;

export const profileControls = controlFamily<ProfileControl>({
  setting: {
    head: 'set',
    words: ({ name }) => [name],
    parse([word]) {
      const name = oneOf(MENU_SETTINGS, word);
      return name && { kind: 'setting', name };
    },
  },
  toggle: {
    head: 'switch',
    words: ({ name, on }) => [name, on ? 'on' : 'off'],
    parse([word, state]) {
      const name = oneOf(TOGGLE_SETTINGS, word);
      return name && (state === 'on' || state === 'off') ? { kind: 'toggle', name, on: state === 'on' } : null;
    },
  },
  large: { head: 'large' },
  resume: { head: 'resumed' },
  history: {
    head: 'runs',
    words({ query, page, before }) {
      const { player = '', cause = '', laurel, since = '', until = '', depth = '' } = query;
      const won = laurel === undefined ? '' : laurel ? 'y' : 'n';
      return [page, player, cause, depth, won, since, until, ...(before === undefined ? [] : [formatTime(before)])];
    },
    parse: parseHistory,
  },
  card: {
    head: 'card',
    words: ({ player }) => (player === null ? [] : [player]),
    parse: ([player]) => ({ kind: 'card', player: player && USER.test(player) ? player : null }),
  },
  feats: {
    head: 'feats',
    words: ({ player, page }) => [player, page],
    parse([player = '', page = '']) {
      if (!USER.test(player) || !PAGE.test(page)) return null;
      return { kind: 'feats', player, page: Number(page) };
    },
  },
});

/** Parses a history query. Leaves out invalid parts; returns `null` if the page is not a number. */
function parseHistory([page = '', ...words]: readonly string[]): Extract<ProfileControl, { kind: 'history' }> | null {
  const [player = '', cause = '', depth = '', won = '', since = '', until = '', before = ''] = words;
  if (!PAGE.test(page)) return null;
  const query: RunsQuery = {
    ...(USER.test(player) ? { player } : {}),
    ...(QUERY_PATTERNS.cause.test(cause) ? { cause } : {}),
    ...(/^\d{1,2}$/.test(depth) ? { depth: Number(depth) } : {}),
    ...(won === '' ? {} : { laurel: won === 'y' }),
    ...(QUERY_PATTERNS.day.test(since) ? { since } : {}),
    ...(QUERY_PATTERNS.day.test(until) ? { until } : {}),
  };
  const time = parseTime(before);
  return { kind: 'history', query, page: Number(page), ...(time === null ? {} : { before: time }) };
}
