import { button, type Choice, row, select } from '../api/component';
import type { Counter } from '../custom-id/custom-id';
import type { Board, EntityId } from '../types';
import type { Controls } from './controls';
import { backButton, idsOf } from './ids';
import { itemDescription } from './item-description';
import { pagedLabel, pageOf, pageRow } from './paging';
import type { I18n } from './renderer';

type Shop = Board['view']['shops'][number];

/** Where trade with somebody begins: with selling, or with what there is to do. */
export function firstCounter(board: Board, vendor: EntityId): Counter {
  const shop = shopOf(board, vendor);
  return { vendor, tab: shop?.offers.length === 0 ? 'buy' : 'sell', page: 0 };
}

/** A vendor's panel: what it pays or asks, and the hero's gold; `null` when nobody of that id trades beside the hero. */
export function shopControls(board: Board, counter: Counter, i18n: I18n): Controls | null {
  const { controls } = i18n;
  const shop = shopOf(board, counter.vendor);
  if (!shop) return null;
  const { vendor, tab } = counter;
  const listed = pageOf(tab === 'buy' ? waresOf(board, shop, i18n) : offersOf(board, shop, i18n), counter.page);
  const dear = tab === 'buy' ? dearOf(board, shop, i18n) : [];
  const isBare = listed.entries.length + dear.length === 0;
  const id = idsOf(board);
  // The open tab bears the present page, so that no two controls of the message are the same.
  const tabs = (['sell', 'buy'] as const).map((each) =>
    button({
      id: id({ kind: 'shop', vendor, tab: each, page: each === tab ? listed.page : 0 }),
      label: controls.tab[each],
      style: each === tab ? 'primary' : 'secondary',
      disabled: each === tab,
    }),
  );
  const trade = { kind: 'trade', vendor, tab, page: listed.page } as const;
  const menu = row(select(id(trade), pagedLabel(controls.menu[tab], listed, i18n), listed.entries));
  return {
    say: [headline(board, shop, i18n), ...(isBare ? [controls.nothingTo[tab]] : dear)],
    rows: [
      row(...tabs),
      ...(listed.entries.length > 0 ? [menu] : []),
      ...pageRow(board, listed, i18n, (page) => ({ kind: 'shop', vendor, tab, page })),
      row(backButton(board, controls.button.close)),
    ],
    aim: null,
  };
}

const shopOf = ({ view }: Board, vendor: EntityId): Shop | undefined =>
  view.shops.find((shop) => shop.vendor.id === vendor);

const headline = ({ view }: Board, { vendor }: Shop, i18n: I18n): string =>
  i18n.controls.purse(i18n.thing(vendor), i18n.gold(view.hero.gold));

function waresOf({ view }: Board, { wares }: Shop, i18n: I18n): Choice[] {
  const within = wares.filter(({ price }) => price <= view.hero.gold);
  return within.map(({ raw, price }) => ({
    label: i18n.thing({ id: 0, raw }),
    value: raw,
    description: i18n.gold(price),
  }));
}

/** What the hero cannot pay for is told of, but not to be picked. */
function dearOf({ view }: Board, { wares }: Shop, i18n: I18n): string[] {
  return wares
    .filter(({ price }) => price > view.hero.gold)
    .map(({ raw, price }) => `-# ${i18n.thing({ id: 0, raw })}: ${i18n.gold(price)} · ${i18n.controls.tooDear}`);
}

function offersOf({ view }: Board, { offers }: Shop, i18n: I18n): Choice[] {
  return offers.flatMap(({ item, price }) => {
    const held = view.held.find(({ id }) => id === item);
    if (!held) return [];
    const description = `${i18n.gold(price)} · ${itemDescription(held, i18n)}`;
    return [{ label: i18n.thing(held), value: String(item), description }];
  });
}
