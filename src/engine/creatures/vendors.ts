import { roundGold } from '../formulas';
import type { ItemRaw } from '../schema/items';
import type { Entity, EntityId, RawId, Raws, World } from '../state';
import { component, entityById, has, isAlive, isInCampaign, mobsOf, TOWN } from '../state';
import { isBesideHero } from './bodies';
import { stanceToHero } from './factions';
import { magicWaresOf } from './magic-wares';
import { isHeroAtOdds, standingWith } from './standing';

/** Factor by which vendors multiply an item's base value when they sell it to the hero. */
const BUY_FACTOR = 1.2;
/** Factor by which vendors multiply an item's value when they buy it from the hero. */
const SELL_FACTOR = 0.8;
/** Minimum share of its base value that an item keeps, even without charges. */
const LEAST_SHARE = 0.1;

/** Factor by which a vendor with the component `deepStock` has more of each ware. */
const DEEP = 2;

/** Factor by which a vendor raises its prices if the hero's standing is below 0. */
const DISTRUST_FACTOR = 2;

/**
 * Returns the gold, with one decimal, that vendors ask for one item of this raw, unless the hero's standing is below 0.
 */
export const buyPrice = (raws: Raws, raw: RawId): number => roundGold(BUY_FACTOR * baseValueOf(raws, raw));

/** Returns the faction whose standing with the hero decides the vendor's prices; `null` if there is none. */
const tradingFaction = ({ raws }: World, vendor: Entity): RawId | null =>
  component(raws, vendor, 'dealsFor') ?? component(raws, vendor, 'faction');

/**
 * Returns the gold that this vendor asks of the hero for one item: `buyPrice`, or twice as much if the hero's standing
 * is below 0.
 */
export const askingPrice = (world: World, vendor: Entity, raw: RawId): number =>
  tradingPrice(world, vendor, buyPrice(world.raws, raw));

/** Returns the gold that this creature asks for what usually costs `price`: twice as much below standing 0. */
export function tradingPrice(world: World, trader: Entity, price: number): number {
  const faction = tradingFaction(world, trader);
  const distrusts = faction !== null && standingWith(world, faction) < 0;
  return roundGold(price * (distrusts ? DISTRUST_FACTOR : 1));
}

/**
 * True if the vendor trades with the hero. False if the vendor would attack or flee from the hero. Also false if the
 * hero is at odds with the faction on whose behalf the vendor trades.
 */
export function tradesWithHero(world: World, vendor: Entity): boolean {
  const dealsFor = component(world.raws, vendor, 'dealsFor');
  if (dealsFor !== null && isHeroAtOdds(world, dealsFor)) return false;
  return stanceToHero(world, vendor) === 'friendly';
}

/** Returns the gold, with one decimal, that any vendor pays for this item, whatever the vendor's categories. */
export const sellPrice = (raws: Raws, item: Thing): number => roundGold(SELL_FACTOR * itemValue(raws, item));

type Thing = Pick<Entity, 'raw' | 'consumable'>;

/**
 * Returns the value of an item in gold: its base value times the share of charges that it still has, but at least a
 * tenth of the base value.
 */
export function itemValue(raws: Raws, { raw, consumable }: Thing): number {
  const base = baseValueOf(raws, raw);
  const { charges, maxCharges } = consumable ?? raws.archetypes[raw]?.consumable ?? { charges: 1, maxCharges: 1 };
  return roundGold(base * Math.max(LEAST_SHARE, charges / maxCharges));
}

const baseValueOf = (raws: Raws, raw: RawId): number => raws.archetypes[raw]?.item?.value ?? 0;

/**
 * Returns the raw ids of all wares that a vendor sells, including those that are sold out. Magic gear comes first and
 * changes whenever the hero reaches a new depth. Items in the vendor's categories follow in the order of the raws, if
 * they have a value and belong to the campaign.
 */
export function waresOf(world: World, vendor: Entity): RawId[] {
  const { raws } = world;
  const categories = categoriesOf(world, vendor);
  const stocked = raws.items.filter((item) => isStocked(raws, item, categories));
  return [...magicWaresOf(world, vendor, categories), ...stocked.map(({ id }) => id)];
}

/** True if the vendor sells this item. A ware that is sold out counts too. */
export function dealsIn(world: World, vendor: Entity, ware: RawId): boolean {
  const { raws } = world;
  const categories = categoriesOf(world, vendor);
  const item = raws.item[ware];
  if (item === undefined) return false;
  return isStocked(raws, item, categories) || magicWaresOf(world, vendor, categories).includes(ware);
}

const categoriesOf = ({ raws }: World, vendor: Entity): readonly string[] => component(raws, vendor, 'vendor') ?? [];

/** True if vendors with one of these categories always stock the item. */
const isStocked = (raws: Raws, item: ItemRaw, categories: readonly string[]): boolean =>
  item.vendor_category !== undefined &&
  Boolean(item.base_value) &&
  categories.includes(item.vendor_category) &&
  isInCampaign(raws, item);

/** Returns how many items of a ware the vendor has left. Items that the hero sold to the vendor do not count. */
export function stockLeft({ raws, game }: World, vendor: Entity, ware: RawId): number {
  const stock = raws.item[ware]?.stock;
  const usual = stock === undefined ? 1 : stock + game.deepest - TOWN;
  const most = has(raws, vendor, 'deepStock') ? usual * DEEP : usual;
  return Math.max(0, most - (component(raws, vendor, 'sold')?.[ware] ?? 0));
}

/** Returns the living vendors on the eight cells round the hero, ascending by id. */
export const vendorsBeside = (world: World): Entity[] =>
  mobsOf(world.level).filter((mob) => isVendorBeside(world, mob));

/** Returns the vendor with this id beside the hero; `null` if there is none. */
export function vendorBeside(world: World, id: EntityId): Entity | null {
  const entity = entityById(world, id);
  return entity?.kind === 'mob' && isVendorBeside(world, entity) ? entity : null;
}

const isVendorBeside = (world: World, mob: Entity): boolean =>
  has(world.raws, mob, 'vendor') && isAlive(world.raws, mob) && isBesideHero(world, mob);
