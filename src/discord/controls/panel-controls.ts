import { controlFamily, NUMBER, oneOf, PAGE } from '../custom-id/control-family';
import type { EntityId } from '../types';

/** Panels below the picture: the main one, the same with directions, the pack, spells, whom to visit, what to fetch. */
export const PANELS = ['pad', 'steps', 'pack', 'spells', 'visit', 'fetch'] as const;
export type Panel = (typeof PANELS)[number];

/** The sides of a trade, by what the hero does. */
export const TABS = ['sell', 'buy', 'tribute'] as const;

/** Stands for all spares among what is sold. */
export const SPARES = 'spares';

/** A place in a vendor's panel. Pages count from 0. */
export interface Counter {
  vendor: EntityId;
  tab: (typeof TABS)[number];
  page: number;
}

/** Controls that only change what the board shows. */
export type PanelControl =
  /** Pages count from 0, which is the first. */
  | { kind: 'panel'; panel: Panel; page?: number }
  /** Opens a vendor's panel, or turns its pages. */
  | ({ kind: 'shop' } & Counter)
  /** Turns the pages of a pending choice. */
  | { kind: 'pending-choice'; page: number }
  /** Asks for confirmation before the run ends in retirement. */
  | { kind: 'retire' }
  /** Turns the title into the first board. */
  | { kind: 'begin' }
  /** Lists what is in sight. */
  | { kind: 'look' }
  /** Describes what is picked from that list. */
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

export function parseCounter([vendor = '', side, page = '']: readonly string[]): Counter | null {
  const tab = oneOf(TABS, side);
  if (!tab || !NUMBER.test(vendor) || !PAGE.test(page)) return null;
  return { vendor: Number(vendor), tab, page: Number(page) };
}
