import { button, type Choice, row, select } from '../component';
import type { Counter } from '../control';
import type { Words } from '../presenter';
import type { Board, EntityId } from '../types';
import type { Controls } from './controls';
import { backButton, idsOf } from './ids';
import { pagedLabel, pageOf, pageRow } from './paging';
import { remark } from './remark';

type Shop = Board['view']['shops'][number];

/** Where trade with somebody begins: with selling, or with what there is to do. */
export function firstCounter(board: Board, vendor: EntityId): Counter {
  const shop = shopOf(board, vendor);
  return { vendor, tab: shop?.offers.length === 0 ? 'buy' : 'sell', page: 0 };
}

/** A vendor's panel: what it pays or asks, and the hero's gold; `null` when nobody of that id trades beside the hero. */
export function shopControls(board: Board, counter: Counter, words: Words): Controls | null {
  const { controls } = words;
  const shop = shopOf(board, counter.vendor);
  if (!shop) return null;
  const { vendor, tab } = counter;
  const listed = pageOf(tab === 'buy' ? waresOf(board, shop, words) : offersOf(board, shop, words), counter.page);
  const dear = tab === 'buy' ? dearOf(board, shop, words) : [];
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
  const menu = row(select(id(trade), pagedLabel(controls.menu[tab], listed, words), listed.entries));
  return {
    say: [headline(board, shop, words), ...(isBare ? [controls.nothingTo[tab]] : dear)],
    rows: [
      row(...tabs),
      ...(listed.entries.length > 0 ? [menu] : []),
      ...pageRow(board, listed, words, (page) => ({ kind: 'shop', vendor, tab, page })),
      row(backButton(board, controls.button.close)),
    ],
    aim: null,
  };
}

const shopOf = ({ view }: Board, vendor: EntityId): Shop | undefined =>
  view.shops.find((shop) => shop.vendor.id === vendor);

const headline = ({ view }: Board, { vendor }: Shop, words: Words): string =>
  words.controls.purse(words.thing(vendor), words.gold(view.hero.gold));

function waresOf({ view }: Board, { wares }: Shop, words: Words): Choice[] {
  const within = wares.filter(({ price }) => price <= view.hero.gold);
  return within.map(({ raw, price }) => ({
    label: words.thing({ id: 0, raw }),
    value: raw,
    description: words.gold(price),
  }));
}

/** What the hero cannot pay for is told of, but not to be picked. */
function dearOf({ view }: Board, { wares }: Shop, words: Words): string[] {
  return wares
    .filter(({ price }) => price > view.hero.gold)
    .map(({ raw, price }) => `-# ${words.thing({ id: 0, raw })}: ${words.gold(price)} · ${words.controls.tooDear}`);
}

function offersOf({ view }: Board, { offers }: Shop, words: Words): Choice[] {
  return offers.flatMap(({ item, price }) => {
    const held = view.held.find(({ id }) => id === item);
    if (!held) return [];
    const description = `${words.gold(price)} · ${remark(held, words)}`;
    return [{ label: words.thing(held), value: String(item), description }];
  });
}
