import type { EntityId, PackItem, Place, RawId, Shop } from '../../../src/engine';
import { sellFactor } from '../../../src/engine/creatures/vendors';
import { kingDistance } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { goesBelow, isBelowLair } from './below';
import { knownItems } from './consumables';
import { wornWorth, worth } from './wardrobe';
import { cheapestAmong, wishesAmong } from './wishes';

/** In gold. */
const FOR_UNKNOWN = 40;
/** Number of items of each kind that the bot keeps. */
const KEPT = { food: 4, provides_healing: 4, town_portal: 1 } as const;
const KEPT_BELOW = { food: 12, provides_healing: 4, town_portal: 4 } as const;

/** Plans to buy gear and food before the hero first leaves the town, cheapest first, and to put on the gear. */
export function* outfit(situation: Situation): Plan {
  const { memory, view } = situation;
  if (memory.trips === 0) {
    memory.beginShopping();
    memory.trips = 1;
  }
  if (!memory.errand) return;
  if (view.pack.some(({ figures }) => figures?.comparison?.verdict === 1)) yield { kind: 'wear-best' };
  yield* shop(situation, cheapestAmong);
}

/**
 * Plans to visit each vendor, to pay fines, to sell things that the bot does not need, and to buy. Ends the shopping
 * trip when nothing is left to do.
 */
export function* shop(situation: Situation, order = wishesAmong): Plan {
  const { view, memory } = situation;
  for (const here of view.shops) yield* sellTo(situation, here);
  const beside = new Set(view.shops.map(({ vendor }) => vendor.id));
  const shops = [...view.shops, ...situation.shops.filter(({ vendor }) => !beside.has(vendor.id))];
  const wares = shops.flatMap(({ vendor, wares }) => wares.map((ware) => ({ ...ware, vendor: vendor.id })));
  for (const { vendor, raw } of order(situation, wares)) {
    yield { kind: 'buy', vendor, item: raw };
    yield* walkTo(situation, vendor);
  }
  const sells = view.pack.some((thing) => isForSale(situation, thing));
  if (sells) for (const { who } of vendorsByDistance(situation)) yield* walkTo(situation, who.id);
  memory.errand = null;
}

function* walkTo({ view, memory }: Situation, vendor: EntityId): Plan {
  const place = view.places.find(({ who }) => who.id === vendor);
  if (place && memory.tryAgain(vendor, VISITS)) yield { kind: 'travel', to: place.at };
}

const VISITS = 12;

function vendorsByDistance({ view, shops }: Situation): Place[] {
  const far = ({ at }: Place): number => kingDistance(view.hero.at, at);
  const vendors = new Set(shops.map(({ vendor }) => vendor.id));
  return view.places.filter(({ who }) => vendors.has(who.id)).sort((a, b) => far(a) - far(b));
}

/**
 * Plans one trade with each vendor beside the hero below the lair. If the hero has enough to spend, plans to walk to
 * other vendors that the bot has seen.
 */
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

/** Value of gold and goods, in gold, from which the bot walks to a vendor. */
const WORTH_A_VISIT = 60;

function* dealWith(situation: Situation, shop: Shop): Plan {
  yield* sellTo(situation, shop);
  const vendor = shop.vendor.id;
  for (const { raw } of wishesAmong(situation, shop.wares)) yield { kind: 'buy', vendor, item: raw };
  for (const raw of magicGear(situation, shop.wares)) yield { kind: 'buy', vendor, item: raw };
}

function* sellTo(situation: Situation, { vendor: { id: vendor }, offers }: Shop): Plan {
  const { view } = situation;
  for (const { to, payable } of view.fines) if (payable > 0) yield { kind: 'pay-fine', to: to.id };
  if (offers.some(({ spare }) => spare)) yield { kind: 'sell-spares', vendor };
  for (const { item } of offers) {
    const thing = view.pack.find(({ id }) => id === item);
    if (thing && isForSale(situation, thing)) yield { kind: 'sell', vendor, item };
  }
}

/** Gold that the bot keeps for food and portals when it buys magic gear. */
const KEPT_GOLD = 60;

/** Returns affordable magic gear that the hero can carry and that beats the worn item, greatest gain first. */
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

/** True if the bot would sell the item. The bot keeps unidentified items, because it tries them. */
function isForSale(situation: Situation, thing: PackItem): boolean {
  const { view } = situation;
  const { figures, slot, value } = thing;
  if (slot !== null || figures === null) return false;
  if (figures.slot !== null) return value > 0 && figures.comparison?.verdict !== 1 && figures.proc === null;
  const { effects } = figures;
  if (thing.charges === 0) return true;
  if (effects.ranged !== undefined) return false;
  if (effects.teach_spell !== undefined) return view.hero.spells.some(({ spell }) => spell === effects.teach_spell);
  const kept = goesBelow(view) ? KEPT_BELOW : KEPT;
  for (const kind of ['food', 'provides_healing', 'town_portal'] as const) {
    if (effects[kind] !== undefined)
      return knownItems(situation, kind).findIndex(({ id }) => id === thing.id) >= kept[kind];
  }
  return value > 0;
}
