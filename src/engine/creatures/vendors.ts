import { roundGold } from '../formulas';
import type { Entity, EntityId, RawId, Raws, World } from '../state';
import { boonSum, component, entityById, has, isAlive, mobsOf } from '../state';
import { isBesideHero } from './bodies';
import { stanceToHero } from './factions';
import { isGearOfFoes } from './gear-of-foes';
import { isHeroAtOdds, standingWith } from './standing';
import { stockOf } from './stock';

const BUY_FACTOR = 1.2;
/**
 * Gear of foes sells for little, because dead foes leave much gear. Items from a cage sell for little, because the
 * price must not decide which item the player takes.
 */
const SELL_FACTOR = { usual: 0.8, gearOfFoes: 0.1, fromCage: 0.1 } as const;
const LEAST_SHARE = 0.1;

const DISTRUST_FACTOR = 2;

/** Returns the usual price of a new item in gold, with one decimal. */
export const buyPrice = (raws: Raws, raw: RawId): number => roundGold(BUY_FACTOR * baseValueOf(raws, raw));

const tradingFaction = ({ raws }: World, vendor: Entity): RawId | null =>
  component(raws, vendor, 'dealsFor') ?? component(raws, vendor, 'faction');

/** Returns the gold, with one decimal, that the vendor asks of the hero for a new item. */
export const askingPrice = (world: World, vendor: Entity, raw: RawId): number =>
  tradingPrice(world, vendor, buyPrice(world.raws, raw));

/** Returns `price` in gold, after the discount by boons and the surcharge of a trader who distrusts the hero. */
export function tradingPrice(world: World, trader: Entity, price: number): number {
  const faction = tradingFaction(world, trader);
  const distrusts = faction !== null && standingWith(world, faction) < 0;
  const percent = 100 - boonSum(world.raws, world.game.hero, 'buy_percent');
  return roundGold((price * percent * (distrusts ? DISTRUST_FACTOR : 1)) / 100);
}

/** False if the vendor is not friendly, or trades for a faction that is the hero's enemy. */
export function tradesWithHero(world: World, vendor: Entity): boolean {
  const dealsFor = component(world.raws, vendor, 'dealsFor');
  if (dealsFor !== null && isHeroAtOdds(world, dealsFor)) return false;
  return stanceToHero(world, vendor) === 'friendly';
}

/** Returns the share of an item's value that any vendor pays, unless the item came from a cage. */
export const sellFactor = (raws: Raws, raw: RawId): number =>
  isGearOfFoes(raws, raw) ? SELL_FACTOR.gearOfFoes : SELL_FACTOR.usual;

/** Returns the gold, with one decimal, that any vendor pays for this item. */
export const sellPrice = (raws: Raws, item: Thing): number =>
  roundGold((item.fromCage ? SELL_FACTOR.fromCage : sellFactor(raws, item.raw)) * itemValue(raws, item));

type Thing = Pick<Entity, 'raw' | 'consumable' | 'fromCage'>;

/** Returns the item's value in gold, scaled by the share of the charges left, at least `LEAST_SHARE`. */
export function itemValue(raws: Raws, { raw, consumable }: Thing): number {
  const base = baseValueOf(raws, raw);
  const { charges, maxCharges } = consumable ?? raws.archetypes[raw]?.consumable ?? { charges: 1, maxCharges: 1 };
  return roundGold(base * Math.max(LEAST_SHARE, charges / maxCharges));
}

const baseValueOf = (raws: Raws, raw: RawId): number => raws.archetypes[raw]?.item?.value ?? 0;

export interface Ware {
  raw: RawId;
  left: number;
}

/** Returns the vendor's wares in the order of `stockOf`, even sold-out ones. */
export function waresOf(world: World, vendor: Entity): Ware[] {
  const sold = component(world.raws, vendor, 'sold');
  return [...stockOf(world, vendor)].map(([raw, count]) => ({ raw, left: Math.max(0, count - (sold?.[raw] ?? 0)) }));
}

/** Returns the living vendors beside the hero, ascending by id, even vendors that refuse to trade. */
export const vendorsBeside = (world: World): Entity[] =>
  mobsOf(world.level).filter((mob) => isVendorBeside(world, mob));

/** Returns the living vendor with this id; `null` if no such vendor is beside the hero. */
export function vendorBeside(world: World, id: EntityId): Entity | null {
  const entity = entityById(world, id);
  return entity?.kind === 'mob' && isVendorBeside(world, entity) ? entity : null;
}

const isVendorBeside = (world: World, mob: Entity): boolean =>
  has(world.raws, mob, 'vendor') && isAlive(world.raws, mob) && isBesideHero(world, mob);
