import { roundGold } from '../formulas';
import type { Entity, EntityId, RawId, Raws, World } from '../state';
import { boonSum, component, entityById, has, isAlive, mobsOf } from '../state';
import { isBesideHero } from './bodies';
import { stanceToHero } from './factions';
import { isGearOfFoes } from './gear-of-foes';
import { isHeroAtOdds, standingWith } from './standing';
import { stockOf } from './stock';

const BUY_FACTOR = 1.2;
/** Foes leave much gear; prices must not decide which caged item to take. */
const SELL_FACTOR = { usual: 0.8, gearOfFoes: 0.1, fromCage: 0.1 } as const;
const LEAST_SHARE = 0.1;

const DISTRUST_FACTOR = 2;

/** Returns gold for a new item, with one decimal. */
export const buyPrice = (raws: Raws, raw: RawId): number => roundGold(BUY_FACTOR * baseValueOf(raws, raw));

const tradingFaction = ({ raws }: World, vendor: Entity): RawId | null =>
  component(raws, vendor, 'dealsFor') ?? component(raws, vendor, 'faction');

/** Includes the hero's discount and surcharge. Returns gold with one decimal. */
export const askingPrice = (world: World, vendor: Entity, raw: RawId): number =>
  tradingPrice(world, vendor, buyPrice(world.raws, raw));

/** Applies the hero's discount, and a surcharge if the trader distrusts the hero. */
export function tradingPrice(world: World, trader: Entity, price: number): number {
  const faction = tradingFaction(world, trader);
  const distrusts = faction !== null && standingWith(world, faction) < 0;
  const percent = 100 - boonSum(world.raws, world.game.hero, 'buy_percent');
  return roundGold((price * percent * (distrusts ? DISTRUST_FACTOR : 1)) / 100);
}

/** False for unfriendly vendors, and for vendors of an enemy faction. */
export function tradesWithHero(world: World, vendor: Entity): boolean {
  const dealsFor = component(world.raws, vendor, 'dealsFor');
  if (dealsFor !== null && isHeroAtOdds(world, dealsFor)) return false;
  return stanceToHero(world, vendor) === 'friendly';
}

/** Ignores that items from a cage sell for less. */
export const sellFactor = (raws: Raws, raw: RawId): number =>
  isGearOfFoes(raws, raw) ? SELL_FACTOR.gearOfFoes : SELL_FACTOR.usual;

/** Returns gold that any vendor pays, with one decimal. */
export const sellPrice = (raws: Raws, item: Thing): number =>
  roundGold((item.fromCage ? SELL_FACTOR.fromCage : sellFactor(raws, item.raw)) * itemValue(raws, item));

type Thing = Pick<Entity, 'raw' | 'consumable' | 'fromCage'>;

/** Scales the value by the charges left, down to `LEAST_SHARE`. */
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

/** Keeps the order of `stockOf`, with sold-out wares. */
export function waresOf(world: World, vendor: Entity): Ware[] {
  const sold = component(world.raws, vendor, 'sold');
  return [...stockOf(world, vendor)].map(([raw, count]) => ({ raw, left: Math.max(0, count - (sold?.[raw] ?? 0)) }));
}

/** Includes vendors that refuse to trade. Sorts by id. */
export const vendorsBeside = (world: World): Entity[] =>
  mobsOf(world.level).filter((mob) => isVendorBeside(world, mob));

/** Returns `null` if no such vendor is beside the hero. */
export function vendorBeside(world: World, id: EntityId): Entity | null {
  const entity = entityById(world, id);
  return entity?.kind === 'mob' && isVendorBeside(world, entity) ? entity : null;
}

const isVendorBeside = (world: World, mob: Entity): boolean =>
  has(world.raws, mob, 'vendor') && isAlive(world.raws, mob) && isBesideHero(world, mob);
