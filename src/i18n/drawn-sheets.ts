import type { EntityId, ItemFigures, PackItem, Raws, ThingRef, View } from '../engine';
import { groupBy } from '../lib/groups';
import { gearNotes } from './gear';
import type { Locale } from './locale';
import type { Names } from './names';

/** Maximum number of things on one sheet. */
const MOST = 14;

/** Figure of a thing, and its change against the thing that the hero wears; 0 without a change. */
export interface SheetFigure {
  kind: 'damage' | 'toHit' | 'range' | 'armorClass' | 'speed';
  value: string;
  change: number;
}

/** A line of a sheet about equal things. */
export interface SheetThing {
  thing: ThingRef;
  name: string;
  /** Number of things, such as `×3`; `''` for one thing. */
  count: string;
  figures: SheetFigure[];
  /** Effects that no figure tells, as one text; `''` if there are none. */
  note: string;
  /** True if the hero would fight better with the thing than with the one that it wears. */
  isBetter: boolean;
}

/** A line about things on sale, or about things that the vendor buys. `price` is in gold, without a unit. */
export interface SheetWare extends SheetThing {
  price: string;
  state: 'open' | 'dear' | 'gone';
}

/** Texts of the sheet with a vendor's wares or with the vendor's offers. */
export interface ShopSheet {
  vendor: ThingRef;
  title: string;
  tab: string;
  /** Gold of the hero, without a unit. */
  gold: string;
  wares: SheetWare[];
  /** Notes below the wares, such as the number of those left out. */
  notes: string[];
}

/** Choice of the sheet of a shop: a vendor beside the hero, and what the hero does there. */
export interface ShopRequest {
  vendor: EntityId;
  tab: 'buy' | 'sell';
}

export interface SheetContext {
  raws: Raws;
  locale: Locale;
  names: Names;
}

/** Returns the texts of a shop's sheet; `null` if the vendor does not trade beside the hero. */
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
    wares: wares.slice(0, MOST),
    notes: [
      ...(wares.length > MOST ? [labels.more(wares.length - MOST)] : []),
      ...(wares.length === 0 ? [locale.turns.shop.empty[tab]] : []),
    ],
  };
}

type Shop = View['shops'][number];

/** Ranks of wares: those that the hero can afford, then improvements, then the other dear ones, then those sold out. */
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

/** Returns the line of a sheet about equal things in the pack. */
const stackOf = (context: SheetContext, [item, ...more]: [PackItem, ...PackItem[]]): SheetThing =>
  thingOf(context, item, more.length + 1, item.figures);

function thingOf(context: SheetContext, thing: ThingRef, count: number, figures: ItemFigures | null): SheetThing {
  const { locale, names } = context;
  return {
    thing,
    name: names.thing(thing),
    count: count > 1 ? locale.labels.times(count).trim() : '',
    figures: figures ? figuresOf(locale, figures) : [],
    note: notesOf(context, thing, figures),
    isBetter: figures?.comparison?.verdict === 1,
  };
}

function figuresOf({ labels }: Locale, { slot, blow, armorClass, penalty, comparison }: ItemFigures): SheetFigure[] {
  if (slot === null) return [];
  const { signed } = labels.gear;
  const by = (what: 'damage' | 'toHit' | 'armorClass' | 'range'): number => comparison?.[what] ?? 0;
  const slower = comparison?.penalty ?? 0;
  return [
    ...(blow
      ? [
          figure('damage', blow.least === blow.most ? `${blow.least}` : `${blow.least}–${blow.most}`, by('damage')),
          figure('toHit', signed(blow.toHit), by('toHit')),
          ...(blow.range === undefined ? [] : [figure('range', String(blow.range), by('range'))]),
        ]
      : []),
    ...(armorClass || by('armorClass') ? [figure('armorClass', signed(armorClass ?? 0), by('armorClass'))] : []),
    ...(penalty || slower ? [figure('speed', signed(0 - penalty), -slower)] : []),
  ];
}

const figure = (kind: SheetFigure['kind'], value: string, change: number): SheetFigure => ({ kind, value, change });

/** Returns the effects that figures do not tell, without the verdict, the slot and the weight. */
function notesOf({ locale, names }: SheetContext, thing: ThingRef, figures: ItemFigures | null): string {
  const plain = figures && { ...figures, blow: null, armorClass: null, penalty: 0, comparison: null };
  const notes = gearNotes(locale.labels, names, { ...thing, figures: plain });
  // The last note is the weight, and the first note of gear is its slot.
  const said = figures ? notes.slice(figures.slot === null ? 0 : 1, -1) : notes;
  return said.join(' · ');
}

const amountOf = ({ locale }: SheetContext, amount: number): string =>
  new Intl.NumberFormat(locale.id, { maximumFractionDigits: 1 }).format(amount).replace(/\s/g, ' ');
