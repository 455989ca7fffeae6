import { button, type MenuOption, menuRow, OPTION_LENGTH, row } from '../api';
import { customIdsOf } from '../controls/custom-ids';
import { type Counter, SPARE_ITEMS, TABS } from '../controls/panel-controls';
import type { Board, EntityId, I18n } from '../types';
import { adviceLine, isMarked, recommendedInShop, recommendedTrade } from './advice';
import { type BoardButtons, type Button, createBoardButtons } from './buttons';
import { backButton, type Controls } from './controls';
import { fineLines, fineRow, fineTo } from './fines';
import { itemChoices, pagedLabel, pageOf, pageRow } from './menus';
import { spareItemsLabel, spareOffersOf } from './spare-items';
import { dearTributes, tributeChoices, tributeLines, tributesTo } from './tribute';

type Shop = Board['view']['shops'][number];
type Ware = Shop['wares'][number];

const MAX_BUTTONS = 5;

/** Returns the recommended vendor, else the first who trades or takes tribute. */
export function firstVendor({ view, advice }: Board): EntityId | null {
  const recommended = recommendedTrade(advice)?.vendor;
  const takesTribute = (vendor: EntityId): boolean => view.tributes.some(({ to }) => to.id === vendor);
  const vendors = view.shops.flatMap(({ vendor, trades }) => (trades || takesTribute(vendor.id) ? [vendor.id] : []));
  return vendors.find((id) => id === recommended) ?? vendors[0] ?? null;
}

/** Opens the tab of the recommended trade, if the vendor has one. */
export function firstCounter(board: Board, vendor: EntityId): Counter {
  const recommended = recommendedTrade(board.advice);
  if (recommended?.vendor === vendor) return { vendor, tab: recommended.kind, page: 0 };
  const shop = shopOf(board, vendor);
  if (shop?.trades === false && tributesTo(board, vendor).length > 0) return { vendor, tab: 'tribute', page: 0 };
  return { vendor, tab: shop?.offers.some(({ spare }) => spare) ? 'sell' : 'buy', page: 0 };
}

/** Returns `null` if the vendor is not beside the hero. */
export function shopControls(board: Board, counter: Counter, i18n: I18n): Controls | null {
  const shop = shopOf(board, counter.vendor);
  if (!shop) return null;
  const isClosed = !shop.trades && tributesTo(board, counter.vendor).length === 0;
  return isClosed ? closedControls(board, shop, i18n) : tradeControls(board, shop, counter, i18n);
}

function closedControls(board: Board, shop: Shop, i18n: I18n): Controls {
  const { button: label, shop: text } = i18n.turns;
  const fine = fineTo(board, shop.vendor.id);
  const others = neighbourButtons(board, shop.vendor.id, i18n).slice(0, MAX_BUTTONS - 1);
  return {
    lines: [headline(board, shop, i18n), ...fineLines(fine, text.noTrade, i18n)],
    rows: [...fineRow(board, fine, i18n), row(backButton(board, label.close), ...others)],
    aim: null,
  };
}

function tradeControls(board: Board, shop: Shop, { vendor, tab, page }: Counter, i18n: I18n): Controls {
  const { button: label, menu, shop: text } = i18n.turns;
  const fine = fineTo(board, shop.vendor.id);
  const open = sideOf(shop, tab, tributesTo(board, vendor).length > 0);
  const [first, second] = dealButtons(board, { vendor, tab: open }, i18n, createBoardButtons(board, i18n, false));
  // `close` comes second, because phones put the third button on another line.
  const own = [...(first ? [first] : []), backButton(board, label.close), ...(second ? [second] : [])];
  const close = row(...own, ...neighbourButtons(board, vendor, i18n).slice(0, MAX_BUTTONS - own.length));
  const side = contentsOf(board, shop, open, i18n);
  const choices = pageOf(side.choices, page);
  const isEmpty = choices.entries.length + side.unavailable.length === 0;
  const trade = customIdsOf(board)({ kind: 'trade', vendor, tab: open, page: choices.page });
  const beside = [
    ...(first && isMarked(first) ? [adviceLine(board, [close], i18n)] : []),
    ...fineLines(fine, text.dear, i18n),
    ...grudgeLines(board, shop, i18n),
  ];
  return {
    lines: [
      headline(board, shop, i18n),
      ...beside,
      ...side.lines,
      ...(isEmpty ? [text.empty[open]] : side.unavailable),
    ],
    rows: [
      row(...tabButtons(board, shop, { vendor, tab: open, page: choices.page }, i18n)),
      ...menuRow(trade, pagedLabel(menu[open], choices, i18n), choices.entries),
      ...pageRow(board, choices, i18n, (to) => ({ kind: 'shop', vendor, tab: open, page: to })),
      ...fineRow(board, fine, i18n),
      close,
    ],
    aim: null,
    ...(open === 'tribute' ? {} : { sheet: { request: { kind: 'shop', vendor, tab: open }, beside } }),
  };
}

function tabButtons(board: Board, { trades }: Shop, { vendor, tab: open, page }: Counter, { turns }: I18n): Button[] {
  const takesTribute = tributesTo(board, vendor).length > 0;
  return TABS.filter((tab) => (tab === 'tribute' ? takesTribute : trades)).map((tab) =>
    button({
      // Page 0 could repeat the custom id of the previous-page button.
      id: customIdsOf(board)({ kind: 'shop', vendor, tab, page: tab === open ? page : 0 }),
      label: turns.shop.tab[tab],
      style: tab === open ? 'success' : 'secondary',
      disabled: tab === open,
    }),
  );
}

type Tab = Counter['tab'];

function dealButtons(
  board: Board,
  { vendor, tab }: Pick<Counter, 'vendor' | 'tab'>,
  i18n: I18n,
  buttons: BoardButtons,
): Button[] {
  const recommended = recommendedInShop(board, vendor, i18n, buttons);
  const spareItems = spareItemsButton(board, vendor, i18n, buttons);
  if (spareItems && isMarked(spareItems) && spareOffersOf(board, vendor).length > 1) return [spareItems];
  const isApart = spareItems && !isMarked(spareItems) && tab === 'sell';
  return [...(recommended ? [recommended] : []), ...(isApart ? [spareItems] : [])];
}

function spareItemsButton(board: Board, vendor: EntityId, i18n: I18n, { labelled }: BoardButtons): Button | null {
  const label = spareItemsLabel(board, vendor, i18n);
  const control = { kind: 'trade', vendor, tab: 'sell', page: 0, item: SPARE_ITEMS } as const;
  return label === null ? null : labelled({ label, emoji: '💰', control });
}

function sideOf({ trades }: Shop, tab: Tab, takesTribute: boolean): Tab {
  if (!trades) return 'tribute';
  return tab === 'tribute' && !takesTribute ? 'buy' : tab;
}

interface Side {
  lines: string[];
  choices: MenuOption[];
  unavailable: string[];
}

function contentsOf(board: Board, shop: Shop, tab: Tab, i18n: I18n): Side {
  const tributes = tributesTo(board, shop.vendor.id);
  switch (tab) {
    case 'buy':
      return {
        lines: [...affordableLines(board, shop, i18n), ...longNotesLines(board, shop, i18n)],
        choices: affordableChoices(board, shop, i18n),
        unavailable: [...tooExpensiveLines(board, shop, i18n), ...soldOutLines(shop, i18n)],
      };
    case 'sell':
      return { lines: [], choices: offerChoices(board, shop, i18n), unavailable: [] };
    case 'tribute':
      return {
        lines: tributeLines(tributes, i18n),
        choices: tributeChoices(board, tributes, i18n),
        unavailable: dearTributes(board, tributes, i18n),
      };
  }
}

function grudgeLines(board: Board, { vendor, trades, dealsFor }: Shop, { turns, faction }: I18n): string[] {
  const grudge = tributesTo(board, vendor.id).find((one) => one.faction === dealsFor && one.standing < 0);
  if (!grudge) return [];
  const { tributeDear, tributeFirst } = turns.shop;
  return [(trades ? tributeDear : tributeFirst)(faction(grudge.faction))];
}

const neighbourButtons = (board: Board, vendor: EntityId, i18n: I18n) =>
  board.view.shops
    .filter((other) => other.trades && other.vendor.id !== vendor)
    .map((other) =>
      button({
        id: customIdsOf(board)({ kind: 'shop', ...firstCounter(board, other.vendor.id) }),
        label: i18n.turns.trade(i18n.thing(other.vendor)),
      }),
    );

const shopOf = ({ view }: Board, vendor: EntityId): Shop | undefined =>
  view.shops.find((shop) => shop.vendor.id === vendor);

const headline = ({ view }: Board, { vendor }: Shop, i18n: I18n): string =>
  i18n.turns.shop.headline(i18n.thing(vendor), i18n.gold(view.hero.gold));

const affordable = ({ view }: Board, { wares }: Shop): Ware[] =>
  wares.filter(({ price, left }) => left > 0 && price <= view.hero.gold);

/** Repeats the menu's wares, because a closed menu shows none. */
function affordableLines(board: Board, shop: Shop, i18n: I18n): string[] {
  const wares = affordable(board, shop);
  if (wares.length === 0 || shop.wares.every(({ price }) => price <= board.view.hero.gold)) return [];
  return [i18n.turns.shop.affordable(pricesOf(wares, i18n))];
}

/** Shows effects that Discord would cut in the menu. */
const longNotesLines = (board: Board, shop: Shop, i18n: I18n): string[] =>
  affordable(board, shop)
    .filter((ware) => choiceNotes(ware, i18n).length > OPTION_LENGTH)
    .map((ware) => `-# **${nameOf(ware, i18n)}**: ${i18n.wareNotes(ware.figures).join(' · ')}`);

const choiceNotes = (ware: Ware, i18n: I18n): string => wareNotes(ware, i18n.turns.shop.left(ware.left), i18n);

function affordableChoices(board: Board, shop: Shop, i18n: I18n): MenuOption[] {
  return affordable(board, shop).map((ware) => ({
    label: nameOf(ware, i18n),
    value: ware.raw,
    description: choiceNotes(ware, i18n),
  }));
}

const GOALS = 3;
const OTHERS = 8;

function tooExpensiveLines({ view }: Board, { wares }: Shop, i18n: I18n): string[] {
  const dear = wares.filter(({ price, left }) => left > 0 && price > view.hero.gold);
  dear.sort((a, b) => a.price - b.price);
  const goals = dear.filter(({ figures }) => figures.comparison?.verdict === 1).slice(0, GOALS);
  const others = dear.filter((ware) => !goals.includes(ware));
  const { tooExpensive, outOfReach } = i18n.turns.shop;
  const rest = others.length > OTHERS ? ` · ${i18n.more(others.length - OTHERS)}` : '';
  return [
    ...goals.map((ware) => `-# **${nameOf(ware, i18n)}**: ${wareNotes(ware, tooExpensive, i18n)}`),
    ...(others.length === 0 ? [] : [`-# ${outOfReach(pricesOf(others.slice(0, OTHERS), i18n))}${rest}`]),
  ];
}

const pricesOf = (wares: readonly Ware[], i18n: I18n): string =>
  wares.map((ware) => `${nameOf(ware, i18n)}: ${i18n.gold(ware.price)}`).join(' · ');

const wareNotes = ({ price, figures }: Ware, supply: string, i18n: I18n): string =>
  [i18n.gold(price), supply, ...i18n.wareNotes(figures)].join(' · ');

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
