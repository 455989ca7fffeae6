import { controlFamily, NUMBER, oneOf, PAGE } from '../custom-id/control-family';
import type { EntityId } from '../types';

/**
 * Panels below the picture: the main panel, the main panel with directions, pack, spells, people to visit, things to
 * fetch.
 */
export const PANELS = ['pad', 'steps', 'pack', 'spells', 'visit', 'fetch'] as const;
export type Panel = (typeof PANELS)[number];

/** Tabs of a vendor's panel, named for what the hero does there. */
export const TABS = ['sell', 'buy', 'tribute'] as const;

/** Value that stands for all spare items in a sale. */
export const SPARE_ITEMS = 'spares';

/** A page of a tab in a vendor's panel. Pages count from 0. */
export interface Counter {
  vendor: EntityId;
  tab: (typeof TABS)[number];
  page: number;
}

/** Controls that change only what the board shows. */
export type PanelControl =
  /** Opens a panel. `page` counts from 0, the default. */
  | { kind: 'panel'; panel: Panel; page?: number }
  /** Opens a vendor's panel, or turns its pages. */
  | ({ kind: 'shop' } & Counter)
  /** Turns the pages of a pending choice. */
  | { kind: 'pending-choice'; page: number }
  /** Asks for confirmation before the hero retires and the run ends. */
  | { kind: 'retire' }
  /** Replaces the welcome by the first board. */
  | { kind: 'begin' }
  /** Lists the things in sight. */
  | { kind: 'look' }
  /** Describes the thing picked from the list of things in sight. */
  | { kind: 'examine' };

export const panelControls = controlFamily<PanelControl>({
  panel: {
    head: 'panel',
    words: ({ panel, page }) => (page ? [panel, page] : [panel]),
    parse([name, page]) {
      const panel = oneOf(PANELS, name);
      if (!panel || (page !== undefined && !PAGE.test(page))) return null;
      return { kind: 'panel', panel, ...(page === undefined ? {} : { page: Number(page) }) };
    },
  },
  shop: {
    head: 'shop',
    words: counterWords,
    parse(words) {
      const counter = parseCounter(words);
      return counter && { kind: 'shop', ...counter };
    },
  },
  'pending-choice': {
    head: 'ask',
    words: ({ page }) => [page],
    parse: ([page = '']) => (PAGE.test(page) ? { kind: 'pending-choice', page: Number(page) } : null),
  },
  retire: { head: 'retire' },
  begin: { head: 'begin' },
  look: { head: 'look' },
  examine: { head: 'examine' },
});

export function counterWords({ vendor, tab, page }: Counter): (string | number)[] {
  return [vendor, tab, page];
}

/** Parses the words of `counterWords`; returns `null` if a word is missing or invalid. */
export function parseCounter([vendor = '', side, page = '']: readonly string[]): Counter | null {
  const tab = oneOf(TABS, side);
  if (!tab || !NUMBER.test(vendor) || !PAGE.test(page)) return null;
  return { vendor: Number(vendor), tab, page: Number(page) };
}
