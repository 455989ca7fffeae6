import { button, type MenuOption, row, select } from '../api';
import type { Board, EntityId, I18n } from '../types';
import { adviceLine, recommendedInShop, recommendedTrade } from './advice';
import { createBoardButtons } from './buttons';
import { backButton, type Controls, customIdsOf } from './controls';
import type { Counter } from './ids';
import { itemChoices, pagedLabel, pageOf, pageRow } from './menus';

type Shop = Board['view']['shops'][number];
type Ware = Shop['wares'][number];

/** Neighbours that a panel leads to; rarely do so many stand beside the hero. */
const MAX_NEIGHBOURS = 3;

/** With whom the hero would trade first: who is recommended, else the first of those beside it; `null` for nobody. */
export function firstVendor({ view, advice }: Board): EntityId | null {
  const recommended = recommendedTrade(advice)?.vendor;
  const vendors = view.shops.flatMap(({ vendor, trades }) => (trades ? [vendor.id] : []));
  return vendors.find((id) => id === recommended) ?? vendors[0] ?? null;
}

/** Where trade with a vendor begins: with what is recommended, else with selling spare gear, else with buying. */
export function firstCounter(board: Board, vendor: EntityId): Counter {
  const recommended = recommendedTrade(board.advice);
  if (recommended?.vendor === vendor) return { vendor, tab: recommended.kind, page: 0 };
  return { vendor, tab: shopOf(board, vendor)?.offers.some(({ spare }) => spare) ? 'sell' : 'buy', page: 0 };
}

/** A vendor's panel: its prices and the hero's gold; `null` when no vendor of that id stands beside the hero. */
export function shopControls(board: Board, { vendor, tab, page }: Counter, i18n: I18n): Controls | null {
  const { button: label, menu, shop: text } = i18n.turns;
  const { view } = board;
  const shop = shopOf(board, vendor);
  if (!shop) return null;
  const fine = view.fines.find(({ to }) => to.id === vendor);
  const fineRow = fine && fine.payable > 0 ? [row(button(fineButton(board, fine, i18n)))] : [];
  const recommended = recommendedInShop(board, vendor, i18n, createBoardButtons(board, i18n, false));
  const others = neighbourButtons(board, vendor, i18n);
  const close = row(...(recommended ? [recommended] : []), backButton(board, label.close), ...others);
  const why = adviceLine(board, [close], i18n);
  const head = headline(board, shop, i18n);
  if (!shop.trades) {
    const refused = fine ? [text.noTrade(i18n.faction(fine.faction))] : [];
    return { lines: [head, ...refused], rows: [...fineRow, row(backButton(board, label.close), ...others)], aim: null };
  }
  const isBuying = tab === 'buy';
  const choices = pageOf(isBuying ? affordableChoices(board, shop, i18n) : offerChoices(board, shop, i18n), page);
  const unavailable = isBuying ? [...tooExpensiveLines(board, shop, i18n), ...soldOutLines(shop, i18n)] : [];
  const isEmpty = choices.entries.length + unavailable.length === 0;
  const id = customIdsOf(board);
  // The open tab names the present page: custom ids must be unique within a message.
  const tabs = (['sell', 'buy'] as const).map((each) =>
    button({
      id: id({ kind: 'shop', vendor, tab: each, page: each === tab ? choices.page : 0 }),
      label: text.tab[each],
      style: each === tab ? 'success' : 'secondary',
      disabled: each === tab,
    }),
  );
  const trade = { kind: 'trade', vendor, tab, page: choices.page } as const;
  const picks = row(select(id(trade), pagedLabel(menu[tab], choices, i18n), choices.entries));
  return {
    lines: [
      head,
      ...(recommended ? [why] : []),
      ...(fine ? [text.dear(i18n.faction(fine.faction))] : []),
      ...(isEmpty ? [text.empty[tab]] : unavailable),
    ],
    rows: [
      row(...tabs),
      ...(choices.entries.length > 0 ? [picks] : []),
      ...pageRow(board, choices, i18n, (to) => ({ kind: 'shop', vendor, tab, page: to })),
      ...fineRow,
      close,
    ],
    aim: null,
  };
}

/** To the panels of others who trade and stand beside the hero as well. */
const neighbourButtons = (board: Board, vendor: EntityId, i18n: I18n) =>
  board.view.shops
    .filter((other) => other.trades && other.vendor.id !== vendor)
    .slice(0, MAX_NEIGHBOURS)
    .map((other) =>
      button({
        id: customIdsOf(board)({ kind: 'shop', ...firstCounter(board, other.vendor.id) }),
        label: i18n.turns.trade(i18n.thing(other.vendor)),
      }),
    );

type Fine = Board['view']['fines'][number];

/** Pays as much of a fine as the hero can. */
const fineButton = (board: Board, { to, due, payable }: Fine, i18n: I18n) => ({
  id: customIdsOf(board)({ kind: 'act', action: { kind: 'pay-fine', to: to.id } }),
  label: i18n.turns.fine(i18n.gold(payable), i18n.gold(due)),
  style: 'danger' as const,
});

const shopOf = ({ view }: Board, vendor: EntityId): Shop | undefined =>
  view.shops.find((shop) => shop.vendor.id === vendor);

const headline = ({ view }: Board, { vendor }: Shop, i18n: I18n): string =>
  i18n.turns.shop.headline(i18n.thing(vendor), i18n.gold(view.hero.gold));

function affordableChoices({ view }: Board, { wares }: Shop, i18n: I18n): MenuOption[] {
  const affordable = wares.filter(({ price, left }) => left > 0 && price <= view.hero.gold);
  return affordable.map((ware) => ({
    label: nameOf(ware, i18n),
    value: ware.raw,
    description: wareNotes(ware, i18n.turns.shop.left(ware.left), i18n),
  }));
}

/** What the hero cannot pay for is choices, but not to be picked. */
function tooExpensiveLines({ view }: Board, { wares }: Shop, i18n: I18n): string[] {
  return wares
    .filter(({ price, left }) => left > 0 && price > view.hero.gold)
    .map((ware) => `-# **${nameOf(ware, i18n)}**: ${wareNotes(ware, i18n.turns.shop.tooExpensive, i18n)}`);
}

/** The price and whether it can be had, then what it does. */
const wareNotes = ({ price, figures }: Ware, supply: string, i18n: I18n): string =>
  [i18n.gold(price), supply, ...i18n.wareNotes(figures)].join(' · ');

/** One line for all of it, and none where nothing is sold out. */
function soldOutLines({ wares }: Shop, i18n: I18n): string[] {
  const gone = wares.filter(({ left }) => left === 0).map((ware) => nameOf(ware, i18n));
  return gone.length === 0 ? [] : [`-# ${i18n.turns.shop.soldOut(gone.join(', '))}`];
}

const nameOf = ({ raw }: Ware, i18n: I18n): string => i18n.thing({ id: 0, raw });

function offerChoices({ view }: Board, { offers }: Shop, i18n: I18n): MenuOption[] {
  const prices = new Map(offers.map(({ item, price }) => [item, price]));
  const offered = view.pack.filter(({ id }) => prices.has(id));
  return itemChoices(offered, i18n, ({ id }) => [i18n.gold(prices.get(id) ?? 0)]);
}
