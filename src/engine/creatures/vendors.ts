import { roundGold } from '../formulas';
import type { ItemRaw } from '../schema/items';
import type { Entity, EntityId, RawId, Raws, World } from '../state';
import { component, entityById, has, isAlive, isInCampaign, mobsOf, TOWN } from '../state';
import { isBesideHero } from './bodies';
import { stanceToHero } from './factions';
import { magicWaresOf } from './magic-wares';
import { isHeroAtOdds, standingWith } from './standing';

/** Share of the base value for which vendors sell and buy. */
const BUY_FACTOR = 1.2;
const SELL_FACTOR = 0.8;
/** Share of its base value that an item without charges keeps. */
const LEAST_SHARE = 0.1;

/** How many times as much a vendor with deep stock has. */
const DEEP = 2;

/** Factor to the price where the hero is in bad standing. */
const DISTRUST_FACTOR = 2;

/** Gold a vendor asks for one item of this raw of those in good standing. */
export const buyPrice = (raws: Raws, raw: RawId): number => roundGold(BUY_FACTOR * baseValueOf(raws, raw));

/** The faction by whose standing with the hero the vendor trades. */
const tradingFaction = ({ raws }: World, vendor: Entity): RawId | null =>
  component(raws, vendor, 'dealsFor') ?? component(raws, vendor, 'faction');

/** Gold this vendor asks of the hero: double where the faction it trades for thinks ill of it. */
export function askingPrice(world: World, vendor: Entity, raw: RawId): number {
  const faction = tradingFaction(world, vendor);
  const distrusts = faction !== null && standingWith(world, faction) < 0;
  return roundGold(buyPrice(world.raws, raw) * (distrusts ? DISTRUST_FACTOR : 1));
}

/** Does the vendor trade with the hero? Not where it flees or attacks it, nor for a faction that is at odds with it. */
export function tradesWithHero(world: World, vendor: Entity): boolean {
  const dealsFor = component(world.raws, vendor, 'dealsFor');
  if (dealsFor !== null && isHeroAtOdds(world, dealsFor)) return false;
  return stanceToHero(world, vendor) === 'friendly';
}

/** Gold a vendor pays for this item, whatever its category. */
export const sellPrice = (raws: Raws, item: Thing): number => roundGold(SELL_FACTOR * itemValue(raws, item));

type Thing = Pick<Entity, 'raw' | 'consumable'>;

/** Gold an item is worth: its share of charges left of the base value, but never less than a tenth. */
export function itemValue(raws: Raws, { raw, consumable }: Thing): number {
  const base = baseValueOf(raws, raw);
  const { charges, maxCharges } = consumable ?? raws.archetypes[raw]?.consumable ?? { charges: 1, maxCharges: 1 };
  return roundGold(base * Math.max(LEAST_SHARE, charges / maxCharges));
}

const baseValueOf = (raws: Raws, raw: RawId): number => raws.archetypes[raw]?.item?.value ?? 0;

/**
 * Raw ids of what a vendor deals in, sold out or not: its magic gear, which changes with each depth; then, in the order
 * of the raws, items of its categories that have a value and are stocked in the campaign.
 */
export function waresOf(world: World, vendor: Entity): RawId[] {
  const { raws } = world;
  const categories = categoriesOf(world, vendor);
  const stocked = raws.items.filter((item) => isStocked(raws, item, categories));
  return [...magicWaresOf(world, vendor, categories), ...stocked.map(({ id }) => id)];
}

/** Is it one of the wares of this vendor, sold out or not? */
export function dealsIn(world: World, vendor: Entity, ware: RawId): boolean {
  const { raws } = world;
  const categories = categoriesOf(world, vendor);
  const item = raws.item[ware];
  if (item === undefined) return false;
  return isStocked(raws, item, categories) || magicWaresOf(world, vendor, categories).includes(ware);
}

const categoriesOf = ({ raws }: World, vendor: Entity): readonly string[] => component(raws, vendor, 'vendor') ?? [];

/** Do all vendors of these categories have it? */
const isStocked = (raws: Raws, item: ItemRaw, categories: readonly string[]): boolean =>
  item.vendor_category !== undefined &&
  Boolean(item.base_value) &&
  categories.includes(item.vendor_category) &&
  isInCampaign(raws, item);

/** How many of a ware the vendor has left. What was sold to it is not among them. */
export function stockLeft({ raws, game }: World, vendor: Entity, ware: RawId): number {
  const stock = raws.item[ware]?.stock;
  const usual = stock === undefined ? 1 : stock + game.deepest - TOWN;
  const most = has(raws, vendor, 'deepStock') ? usual * DEEP : usual;
  return Math.max(0, most - (component(raws, vendor, 'sold')?.[ware] ?? 0));
}

/** Living vendors on the eight cells round the hero, ascending by id. */
export const vendorsBeside = (world: World): Entity[] =>
  mobsOf(world.level).filter((mob) => isVendorBeside(world, mob));

/** The adjacent vendor of this id; `null` when there is none. */
export function vendorBeside(world: World, id: EntityId): Entity | null {
  const entity = entityById(world, id);
  return entity?.kind === 'mob' && isVendorBeside(world, entity) ? entity : null;
}

const isVendorBeside = (world: World, mob: Entity): boolean =>
  has(world.raws, mob, 'vendor') && isAlive(world.raws, mob) && isBesideHero(world, mob);
