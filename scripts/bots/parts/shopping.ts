import type { PackItem, RawId, Raws, Shop } from '../../../src/engine';
import { sellFactor } from '../../../src/engine/creatures/vendors';
import { kingDistance } from '../../../src/lib/geometry';
import type { Sight } from '../memory';
import type { Plan, Situation } from '../situation';
import { power } from './arsenal';
import { goesBelow, isBelowLair } from './below';
import { isReady } from './boss';
import { knownItems } from './consumables';
import { improves, wornWorth, worth } from './wardrobe';

/** Assumed price of an unidentified item, in gold. */
const FOR_UNKNOWN = 40;
/** Number of items of each kind that the bot keeps. */
const MEALS = 6;
const POTIONS = 2;
const MEALS_BELOW = 12;
const PORTALS_BELOW = 4;
/** Price in gold above which the bot sells even items that harm at a distance. */
const TOO_DEAR_TO_KEEP = 200;
/** Depth from which the bot prefers means against the boss to armour. */
const LATE = 4;

/**
 * Plans to pay fines, to sell what the bot does not need, and to buy what it can, vendor by vendor. Ends the shopping
 * trip when nothing is left to do.
 */
export function* shop(situation: Situation): Plan {
  const { view, memory, raws } = situation;
  for (const shop of view.shops) {
    yield* dealWith(situation, shop);
    memory.served.add(shop.vendor.id);
  }
  const shopSights = shopsKnown(situation).filter(({ id }) => !memory.served.has(id));
  const wares = shoppingList(situation).filter((raw) => priceOf(raws, raw) <= view.hero.gold);
  const sells = view.pack.some((thing) => isForSale(situation, thing));
  const worthwhile = shopSights
    .filter(({ raw }) => sells || wares.some((ware) => stocks(raws, raw, ware)))
    .sort((a, b) => kingDistance(view.hero.at, a.at) - kingDistance(view.hero.at, b.at));
  for (const { at, id } of worthwhile) if (memory.tryAgain(id)) yield { kind: 'travel', to: at };
  const missing = wares.some((ware) => !shopsKnown(situation).some(({ raw }) => stocks(raws, raw, ware)));
  if (missing || sells) yield { kind: 'explore' };
  memory.errand = null;
}

/**
 * Returns the vendors that the bot has seen on this level. If the bot plans to go below the lair, includes vendors
 * known from the start.
 */
function shopsKnown({ raws, view, memory }: Situation): Pick<Sight, 'id' | 'raw' | 'at'>[] {
  const seen = memory.sights(view.depth).filter(({ vendor }) => vendor);
  if (!goesBelow(view)) return seen;
  const known = view.places.filter(({ who: { id, raw } }) => {
    return raw !== null && raws.mob[raw]?.vendor !== undefined && !seen.some((one) => one.id === id);
  });
  return [...seen, ...known.map(({ who: { id, raw }, at }) => ({ id, raw, at }))];
}

/** Plans one trade with each vendor that the bot sees below the lair. */
export function* dealHere(situation: Situation): Plan {
  const { view, memory } = situation;
  if (!isBelowLair(view)) return;
  for (const shop of view.shops) {
    if (memory.served.has(shop.vendor.id) || !shop.trades) continue;
    yield* dealWith(situation, shop);
    memory.served.add(shop.vendor.id);
  }
  if (wealth(situation) < WORTH_A_VISIT) return;
  for (const { id, at, vendor } of memory.sights(view.depth)) {
    if (vendor && !memory.served.has(id) && memory.tryAgain(id)) yield { kind: 'travel', to: at };
  }
}

/** Gold and goods, in gold, from which the bot walks to a vendor. */
const WORTH_A_VISIT = 60;

function* dealWith(situation: Situation, { vendor, wares, offers }: Shop): Plan {
  const { view } = situation;
  for (const { to, payable } of view.fines) if (payable > 0) yield { kind: 'pay-fine', to: to.id };
  for (const { item, price } of offers) {
    const thing = view.pack.find(({ id }) => id === item);
    const isWorthIt = !goesBelow(view) || price * TRIFLE >= view.hero.gold;
    if (thing && isWorthIt && isForSale(situation, thing, price)) yield { kind: 'sell', vendor: vendor.id, item };
  }
  for (const raw of shoppingList(situation)) {
    const isToBeHad = wares.some((ware) => ware.raw === raw && ware.left > 0 && ware.price <= view.hero.gold);
    if (isToBeHad) yield { kind: 'buy', vendor: vendor.id, item: raw };
  }
  for (const raw of magicGear(situation, wares)) yield { kind: 'buy', vendor: vendor.id, item: raw };
}

/** Factor: the bot does not sell an item if the hero's gold exceeds this many times its price. */
const TRIFLE = 100;

/** Gold that the bot keeps for food and portals if it buys magic gear. */
const KEPT_GOLD = 60;

/** Returns the raw ids of magic gear that the hero can afford and that beats the worn item, greatest gain first. */
function magicGear({ raws, view }: Situation, wares: Shop['wares']): RawId[] {
  const gain = ({ raw, figures }: Shop['wares'][number]): number =>
    figures.slot === null ? 0 : worth(raws, raw) - wornWorth(raws, view, figures.slot);
  return wares
    .filter(({ raw, left, price }) => raws.item[raw]?.variant && left > 0 && price <= view.hero.gold - KEPT_GOLD)
    .filter((ware) => gain(ware) > 0 && view.hero.weight + ware.figures.weight <= view.hero.capacity)
    .sort((a, b) => gain(b) - gain(a))
    .map(({ raw }) => raw);
}

/** Returns the hero's gold, plus the estimated price in gold of everything that the bot would sell. */
export function wealth(situation: Situation): number {
  const { view, raws } = situation;
  const goods = view.pack.filter((thing) => isForSale(situation, thing));
  const paid = ({ raw, value }: PackItem): number => (raw === null ? FOR_UNKNOWN : sellFactor(raws, raw) * value);
  return goods.reduce((sum, thing) => sum + paid(thing), view.hero.gold);
}

/**
 * True if the bot would sell the item. `price` is the vendor's offer in gold, and the bot sells an unidentified item if
 * the offer is high.
 */
function isForSale(situation: Situation, thing: PackItem, price = 0): boolean {
  const { view, raws } = situation;
  if (thing.slot !== null) return false;
  if (thing.raw === null) return thing.alias?.kind !== 'scroll' || price > TOO_DEAR_TO_KEEP;
  const effects = raws.item[thing.raw]?.consumable?.effects;
  if (!effects) return thing.value > 0 && !(thing.fits && isBetter(situation, thing));
  if (thing.charges === 0) return true;
  if (effects.ranged !== undefined) return effects.damage === undefined && effects.confusion === undefined;
  if (effects.food) return isSpare(thing, knownItems(situation, 'food'), goesBelow(view) ? MEALS_BELOW : MEALS);
  if (effects.provides_healing) return isSpare(thing, knownItems(situation, 'provides_healing'), POTIONS);
  if (effects.town_portal)
    return isSpare(thing, knownItems(situation, 'town_portal'), goesBelow(view) ? PORTALS_BELOW : 1);
  if (effects.teach_spell) return view.hero.spells.some(({ spell }) => spell === effects.teach_spell);
  return true;
}

const isBetter = ({ raws, view }: Situation, { raw, fits }: PackItem): boolean =>
  raw !== null && fits !== null && worth(raws, raw) > wornWorth(raws, view, fits);

const isSpare = (thing: PackItem, alike: readonly PackItem[], kept: number): boolean =>
  alike.findIndex(({ id }) => id === thing.id) >= kept;

/** Returns the raw ids of items to buy, most wanted first. */
function shoppingList(situation: Situation): RawId[] {
  const { raws, view } = situation;
  const [meals, portals] = goesBelow(view) ? [MEALS_BELOW, PORTALS_BELOW] : [MEALS, 1];
  const food = knownItems(situation, 'food').length < meals ? byPrice(raws, ({ food: feeds }) => feeds === true) : [];
  const nukes = isReady(situation)
    ? []
    : byPrice(raws, ({ ranged, damage }) => ranged !== undefined && damage !== undefined);
  const books = betterBooks(situation);
  const portal =
    knownItems(situation, 'town_portal').length < portals
      ? byPrice(raws, ({ town_portal }) => town_portal === true)
      : [];
  const potions = knownItems(situation, 'provides_healing').length < POTIONS ? ['health-potion'] : [];
  const dressing = armour(situation);
  const order =
    view.deepest >= LATE
      ? [food, ...(goesBelow(view) ? [portal] : []), nukes, books, dressing, portal, potions]
      : [food, books, dressing, portal, nukes, potions];
  return order.flat();
}

type Effects = NonNullable<NonNullable<Raws['items'][number]['consumable']>['effects']>;

/**
 * Returns the raw ids of all items that vendors may sell and that have the effect, cheapest first. Several are needed,
 * because no vendor has all of them.
 */
function byPrice(raws: Raws, does: (effects: Effects) => boolean): RawId[] {
  const found = raws.items.filter(
    ({ consumable, vendor_category }) => vendor_category && consumable && does(consumable.effects),
  );
  return found.sort((a, b) => (a.base_value ?? 0) - (b.base_value ?? 0)).map(({ id }) => id);
}

/** Returns the raw ids of all books with a spell that is stronger than all spells of the hero, the strongest first. */
function betterBooks({ raws, view }: Situation): RawId[] {
  const mastered = Math.max(0, ...view.hero.spells.map(({ spell }) => power(raws, spell)));
  const lesson = (id: RawId): number => power(raws, raws.item[id]?.consumable?.effects.teach_spell ?? '');
  const books = raws.items.filter(({ id }) => lesson(id) > mastered).sort((a, b) => lesson(b.id) - lesson(a.id));
  return books.map(({ id }) => id);
}

/** Returns the raw ids of armour for sale that beats the worn items, greatest gain per gold first. */
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

/** Carrying capacity in pounds that the bot keeps free for loot. */
const SPARE_POUNDS = 40;

/** Returns the price that vendors ask for an item, in gold. */
const priceOf = (raws: Raws, raw: RawId): number => Math.round(12 * (raws.item[raw]?.base_value ?? 0)) / 10;

function stocks(raws: Raws, vendor: RawId | null, ware: RawId): boolean {
  const category = raws.item[ware]?.vendor_category;
  return vendor !== null && category !== undefined && (raws.mob[vendor]?.vendor ?? []).includes(category);
}
