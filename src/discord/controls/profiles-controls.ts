import type { LayoutSwitches } from '../../settings/layout';
import { controlFamily, oneOf, PAGE, USER } from '../custom-id/control-family';
import { formatTime, parseTime } from '../custom-id/time';
import type { HistoryQuery, Switch, UserId } from '../types';

const LOOK_SETTINGS = ['emblem', 'emblem-colour', 'title', 'pet', 'frame', 'kit'] as const;
const MENU_SETTINGS = [
  ...(['layout', 'colours', 'asked', 'language', 'pickup', 'rest'] as const),
  ...LOOK_SETTINGS,
] as const;
export type MenuSetting = (typeof MENU_SETTINGS)[number];

export const isLookSetting = (name: MenuSetting): boolean => LOOK_SETTINGS.some((look) => look === name);

type ToggleSetting = Exclude<Switch, keyof LayoutSwitches>;
/** Order of the buttons, at most five for one row. */
export const TOGGLE_SETTINGS = Object.keys({
  advice: true,
  log: true,
  steps: true,
  quiet: true,
  shown: true,
} satisfies Record<ToggleSetting, true>) as ToggleSetting[];

/** Filters must fit into the 100 characters of a custom id. */
export interface RunsQuery extends Pick<HistoryQuery, 'player' | 'cause' | 'laurel' | 'since' | 'until'> {
  depth?: number;
}

export type ProfileControl =
  | { kind: 'setting'; name: MenuSetting }
  | { kind: 'toggle'; name: ToggleSetting; on: boolean }
  | { kind: 'looks' }
  | { kind: 'large' }
  | { kind: 'resume' }
  /** Pages count from 0. Shows runs before `before`, in milliseconds since 1970. */
  | { kind: 'history'; query: RunsQuery; page: number; before?: number }
  /** If `player` is `null`, takes the menu's player, else the caller. */
  | { kind: 'card'; player: UserId | null }
  | { kind: 'post-card'; player: UserId }
  | { kind: 'feats'; player: UserId; page: number };

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
  looks: { head: 'looks' },
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
  'post-card': {
    head: 'postcard',
    isNew: () => true,
    words: ({ player }) => [player],
    parse: ([player = '']) => (USER.test(player) ? { kind: 'post-card', player } : null),
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

/** Ignores invalid filters. Returns `null` if the page is not a number. */
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
