import type { HeldThing, RawId, Raws, Shop } from '../../../src/engine';
import { kingDistance } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { power } from './arsenal';
import { isReady } from './boss';
import { known } from './consumables';
import { improves, wornWorth, worth } from './wardrobe';

/** What vendors pay of the value, and what nobody knows is taken to fetch. */
const PAID = 0.8;
const FOR_UNKNOWN = 40;
/** What it keeps of each. */
const MEALS = 6;
const POTIONS = 2;
/** Above this price even a thing that works from afar is better sold. */
const TOO_DEAR_TO_KEEP = 200;
/** Depth from which it looks for what brings down the boss before it looks for armour. */
const LATE = 4;

/** Sells what it does not need, buys what it can, vendor by vendor; ends the errand when nothing is left to be done. */
export function* shopping(situation: Situation): Plan {
  const { view, memory, raws } = situation;
  for (const shop of view.shops) {
    yield* dealWith(situation, shop);
    memory.served.add(shop.vendor.id);
  }
  const shopSights = memory.sights(view.depth).filter(({ vendor, id }) => vendor && !memory.served.has(id));
  const wares = wishes(situation).filter((raw) => priceOf(raws, raw) <= view.hero.gold);
  const sells = view.held.some((thing) => isForSale(situation, thing));
  const worthwhile = shopSights
    .filter(({ raw }) => sells || wares.some((ware) => stocks(raws, raw, ware)))
    .sort((a, b) => kingDistance(view.hero.at, a.at) - kingDistance(view.hero.at, b.at));
  for (const { at, id } of worthwhile) if (memory.persists(id)) yield { kind: 'travel', to: at };
  const missing = wares.some((ware) => !memory.sights(view.depth).some(({ raw }) => stocks(raws, raw, ware)));
  if (missing || sells) yield { kind: 'explore' };
  memory.errand = null;
}

function* dealWith(situation: Situation, { vendor, wares, offers }: Shop): Plan {
  const { view, raws } = situation;
  for (const { item, price } of offers) {
    const thing = view.held.find(({ id }) => id === item);
    if (thing && isForSale(situation, thing, price)) yield { kind: 'sell', vendor: vendor.id, item };
  }
  for (const raw of wishes(situation)) {
    if (priceOf(raws, raw) > view.hero.gold) continue;
    if (wares.some((ware) => ware.raw === raw)) yield { kind: 'buy', vendor: vendor.id, item: raw };
  }
}

/** What it would fetch, as far as anybody can tell before asking. */
export function wealth(situation: Situation): number {
  const { view } = situation;
  const goods = view.held.filter((thing) => isForSale(situation, thing));
  return goods.reduce((sum, { raw, value }) => sum + (raw === null ? FOR_UNKNOWN : PAID * value), view.hero.gold);
}

/** Can it do without? The price offered tells much about a thing nobody knows. */
function isForSale(situation: Situation, thing: HeldThing, price = 0): boolean {
  const { view, raws, memory } = situation;
  if (thing.slot !== null) return false;
  if (thing.raw === null) return thing.fits !== null || price > TOO_DEAR_TO_KEEP || !memory.aimed.has(thing.id);
  const effects = raws.item[thing.raw]?.consumable?.effects;
  if (!effects) return thing.value > 0 && !(thing.fits && isBetter(situation, thing));
  if (thing.charges === 0) return true;
  if (effects.ranged !== undefined) return effects.damage === undefined && effects.confusion === undefined;
  if (effects.food) return isSpare(thing, known(situation, 'food'), MEALS);
  if (effects.provides_healing) return isSpare(thing, known(situation, 'provides_healing'), POTIONS);
  if (effects.town_portal) return isSpare(thing, known(situation, 'town_portal'), 1);
  if (effects.teach_spell) return view.hero.spells.some(({ spell }) => spell === effects.teach_spell);
  return true;
}

const isBetter = ({ raws, view }: Situation, { raw, fits }: HeldThing): boolean =>
  raw !== null && fits !== null && worth(raws, raw) > wornWorth(raws, view, fits);

const isSpare = (thing: HeldThing, alike: readonly HeldThing[], kept: number): boolean =>
  alike.findIndex(({ id }) => id === thing.id) >= kept;

/** Raw ids of what it would buy next, the most wanted first. */
function wishes(situation: Situation): RawId[] {
  const { raws, view } = situation;
  const food = known(situation, 'food').length < MEALS ? cheapest(raws, ({ food: feeds }) => feeds === true) : [];
  const nukes = isReady(situation)
    ? []
    : cheapest(raws, ({ ranged, damage }) => ranged !== undefined && damage !== undefined);
  const books = bestBook(situation);
  const portal =
    known(situation, 'town_portal').length === 0 ? cheapest(raws, ({ town_portal }) => town_portal === true) : [];
  const potions = known(situation, 'provides_healing').length < POTIONS ? ['health-potion'] : [];
  const dressing = armour(situation);
  const order =
    view.deepest >= LATE
      ? [food, nukes, books, dressing, portal, potions]
      : [food, books, dressing, portal, nukes, potions];
  return order.flat();
}

type Effects = NonNullable<NonNullable<Raws['items'][number]['consumable']>['effects']>;

/** The cheapest thing for sale that does this. */
function cheapest(raws: Raws, does: (effects: Effects) => boolean): RawId[] {
  const found = raws.items.filter(
    ({ consumable, vendor_category }) => vendor_category && consumable && does(consumable.effects),
  );
  return found
    .sort((a, b) => (a.base_value ?? 0) - (b.base_value ?? 0))
    .slice(0, 1)
    .map(({ id }) => id);
}

/** The book of the strongest spell, unless it or a stronger one is known. */
function bestBook({ raws, view }: Situation): RawId[] {
  const mastered = Math.max(0, ...view.hero.spells.map(({ spell }) => power(raws, spell)));
  const lesson = (id: RawId): number => power(raws, raws.item[id]?.consumable?.effects.teach_spell ?? '');
  const books = raws.items.filter(({ id }) => lesson(id) > mastered).sort((a, b) => lesson(b.id) - lesson(a.id));
  return books.slice(0, 1).map(({ id }) => id);
}

/** Better things to wear, the most for the money first. */
function armour(situation: Situation): RawId[] {
  const { raws, view } = situation;
  const gain = (id: RawId): number => {
    const slot = raws.archetypes[id]?.equippable?.slot;
    return slot ? (worth(raws, id) - wornWorth(raws, view, slot)) / priceOf(raws, id) : 0;
  };
  const sold = raws.items.filter(({ id, vendor_category, weight_lbs = 0 }) => {
    const bearable = view.hero.weight + weight_lbs <= view.hero.capacity - SPARE_POUNDS;
    return vendor_category && bearable && !raws.archetypes[id]?.cursed && improves(situation, id);
  });
  return sold.map(({ id }) => id).sort((a, b) => gain(b) - gain(a));
}

/** Strength kept for what is found. */
const SPARE_POUNDS = 40;

/** What vendors ask, in gold. */
const priceOf = (raws: Raws, raw: RawId): number => Math.round(12 * (raws.item[raw]?.base_value ?? 0)) / 10;

function stocks(raws: Raws, vendor: RawId | null, ware: RawId): boolean {
  const category = raws.item[ware]?.vendor_category;
  return vendor !== null && category !== undefined && (raws.mob[vendor]?.vendor ?? []).includes(category);
}
