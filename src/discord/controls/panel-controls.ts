import { controlFamily, NUMBER, oneOf, PAGE } from '../custom-id/control-family';
import type { EntityId } from '../types';

/** `pad` is the main panel; `steps` adds direction buttons. */
export const PANELS = ['pad', 'steps', 'pack', 'spells', 'visit', 'fetch', 'throw'] as const;
export type Panel = (typeof PANELS)[number];

export const TABS = ['sell', 'buy', 'tribute'] as const;

export const SPARE_ITEMS = 'spares';

/** Page of a vendor's tab, counted from 0. */
export interface Counter {
  vendor: EntityId;
  tab: (typeof TABS)[number];
  page: number;
}

export type PanelControl =
  /** Pages count from 0. Without `page`, shows the first page. */
  | { kind: 'panel'; panel: Panel; page?: number }
  | ({ kind: 'shop' } & Counter)
  | { kind: 'pending-choice'; page: number }
  | { kind: 'retire' }
  /** Shows the first board. `unhinted` leaves out the first hint. */
  | { kind: 'begin'; unhinted?: true }
  | { kind: 'look' }
  | { kind: 'examine' };

const UNHINTED = 'again';

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
  begin: {
    head: 'begin',
    words: ({ unhinted }) => (unhinted ? [UNHINTED] : []),
    parse: ([word]) => (word === UNHINTED ? { kind: 'begin', unhinted: true } : { kind: 'begin' }),
  },
  look: { head: 'look' },
  examine: { head: 'examine' },
});

export function counterWords({ vendor, tab, page }: Counter): (string | number)[] {
  return [vendor, tab, page];
}

/** Returns `null` for words that `counterWords` never writes. */
export function parseCounter([vendor = '', side, page = '']: readonly string[]): Counter | null {
  const tab = oneOf(TABS, side);
  if (!tab || !NUMBER.test(vendor) || !PAGE.test(page)) return null;
  return { vendor: Number(vendor), tab, page: Number(page) };
}
