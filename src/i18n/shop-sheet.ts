import type { EntityId, ThingRef, View } from '../engine';
import { groupBy } from '../lib/groups';
import { amountOf, MOST_THINGS, type SheetContext, type SheetThing, stackOf, thingOf } from './sheet-things';

/** `price` is in gold. `dear` means that the hero cannot pay, `gone` that the ware is sold out. */
export interface SheetWare extends SheetThing {
  price: string;
  state: 'open' | 'dear' | 'gone';
}

export interface ShopSheet {
  vendor: ThingRef;
  title: string;
  tab: string;
  gold: string;
  wares: SheetWare[];
  notes: string[];
}

export interface ShopRequest {
  vendor: EntityId;
  tab: 'buy' | 'sell';
}

/**
 * Returns `null` if the vendor does not trade or does not stand next to the hero. Wares that the hero can buy come
 * first, sold-out wares last. Lists at most `MOST_THINGS` wares, and counts the others.
 */
export function shopSheet(context: SheetContext, view: View, { vendor, tab }: ShopRequest): ShopSheet | null {
  const { locale, names } = context;
  const shop = view.shops.find((one) => one.vendor.id === vendor && one.trades);
  if (!shop) return null;
  const wares = tab === 'buy' ? goods(context, view, shop) : offers(context, view, shop);
  const { labels } = locale;
  return {
    vendor: shop.vendor,
    title: names.thing(shop.vendor),
    tab: locale.turns.shop.tab[tab],
    gold: amountOf(context, view.hero.gold),
    wares: wares.slice(0, MOST_THINGS),
    notes: [
      ...(wares.length > MOST_THINGS ? [labels.more(wares.length - MOST_THINGS)] : []),
      ...(wares.length === 0 ? [locale.turns.shop.empty[tab]] : []),
    ],
  };
}

type Shop = View['shops'][number];

/** Order of wares, lowest first. `better`: the ware is better than the worn thing, but the hero cannot pay. */
const RANKS = { open: 0, better: 1, dear: 2, gone: 3 } as const;

function goods(context: SheetContext, view: View, { wares }: Shop): SheetWare[] {
  const all = wares.map((ware) => {
    const state = ware.left === 0 ? 'gone' : ware.price > view.hero.gold ? 'dear' : 'open';
    const thing = thingOf(context, { id: 0, raw: ware.raw }, ware.left, ware.figures);
    const rank = RANKS[state === 'dear' && thing.isBetter ? 'better' : state];
    return { rank, cost: rank === RANKS.open ? 0 : ware.price, price: ware.price, thing, state } as const;
  });
  all.sort((a, b) => a.rank - b.rank || a.cost - b.cost);
  return all.map(({ thing, price, state }) => ({ ...thing, price: amountOf(context, price), state }));
}

function offers(context: SheetContext, view: View, shop: Shop): SheetWare[] {
  const prices = new Map(shop.offers.map(({ item, price }) => [item, price]));
  const sold = view.pack.filter(({ id }) => prices.has(id));
  return groupBy(sold, ({ stack }) => stack).map((stack) => ({
    ...stackOf(context, stack),
    price: amountOf(context, prices.get(stack[0].id) ?? 0),
    state: 'open',
  }));
}
