import { distanceToBody } from '../../lib/geometry';
import { roundGold } from '../formulas';
import type { Entity, EntityId, RawId, Raws, World } from '../state';
import { component, has, isAlive, mobsOf, positionOf, sizeOf } from '../state';

/** Share of the base value for which vendors sell and buy. */
const BUY_FACTOR = 1.2;
const SELL_FACTOR = 0.8;

/** Gold a vendor asks for one item of this raw. */
export const buyPrice = (raws: Raws, raw: RawId): number => roundGold(BUY_FACTOR * baseValueOf(raws, raw));

/** Gold a vendor pays for one item of this raw, whatever its category. */
export const sellPrice = (raws: Raws, raw: RawId): number => roundGold(SELL_FACTOR * baseValueOf(raws, raw));

const baseValueOf = (raws: Raws, raw: RawId): number => raws.archetypes[raw]?.item?.value ?? 0;

/** Raw ids of a vendor's unlimited stock, in the order of the raws: items of its categories that have a value. */
export function waresOf(raws: Raws, vendor: Entity): RawId[] {
  const categories = component(raws, vendor, 'vendor') ?? [];
  const stocked = raws.items.filter(
    ({ vendor_category, base_value }) =>
      vendor_category !== undefined && base_value && categories.includes(vendor_category),
  );
  return stocked.map(({ id }) => id);
}

/** Living vendors on the eight cells round the hero, ascending by id. */
export function vendorsBeside(world: World): Entity[] {
  const { raws, game, level } = world;
  const at = positionOf(game.hero);
  return mobsOf(level).filter(
    (mob) =>
      has(raws, mob, 'vendor') && isAlive(raws, mob) && distanceToBody(at, positionOf(mob), sizeOf(raws, mob)) < 2,
  );
}

/** The adjacent vendor of this id; `null` when there is none. */
export function vendorBeside(world: World, id: EntityId): Entity | null {
  return vendorsBeside(world).find((vendor) => vendor.id === id) ?? null;
}
