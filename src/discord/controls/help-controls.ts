import { controlFamily, oneOf } from '../custom-id/control-family';
import type { I18n } from '../types';

const COMMON_PAGES = [
  'start',
  'moving',
  'fighting',
  'things',
  'magic',
  'picture',
  'together',
  'commands',
] as const satisfies (keyof I18n['help']['pages'])[];

/** Order of the menu. `campaign` describes the player's campaign. */
export const HELP_PAGES = [...COMMON_PAGES, 'campaign'] as const;
export type HelpPage = (typeof HELP_PAGES)[number];

export const SHEETS = [
  'pack',
  'look',
  'map',
  'character',
  'log',
  'help',
  'settings',
] as const satisfies (keyof I18n['help']['tab'])[];
export type Sheet = (typeof SHEETS)[number];

/** `menu` and `help` send a new message; other controls update their message. */
export type HelpControl =
  | { kind: 'menu' }
  | { kind: 'help' }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'help-page'; page: HelpPage }
  /** Page of the run's log; page 1 is the newest. */
  | { kind: 'log'; page: number };

export const helpControls = controlFamily<HelpControl>({
  menu: { head: 'menu' },
  help: { head: 'help' },
  sheet: {
    head: 'sheet',
    words: ({ sheet }) => [sheet],
    parse([word]) {
      const sheet = oneOf(SHEETS, word);
      return sheet && { kind: 'sheet', sheet };
    },
  },
  'help-page': {
    head: 'learn',
    words: ({ page }) => [page],
    parse([word]) {
      const page = oneOf(HELP_PAGES, word);
      return page && { kind: 'help-page', page };
    },
  },
  log: {
    head: 'log',
    words: ({ page }) => [page],
    parse: ([word = '']) => (/^[1-9]\d?$/.test(word) ? { kind: 'log', page: Number(word) } : null),
  },
});
