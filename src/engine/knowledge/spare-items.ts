import { sellPrice } from '../creatures';
import { ATTRIBUTES, component, type Entity, has, ORNAMENT_SLOTS, type World } from '../state';
import { isKnown } from './identification';
import { isImprovement } from './picking-up';

/** Returns useless gear, the most expensive first; in a tie, the lowest id. */
export const spareItemsOf = (world: World): Entity[] =>
  world.game.pack
    .filter((item) => isSpare(world, item))
    .map((item) => ({ item, price: sellPrice(world.raws, item) }))
    .sort((a, b) => b.price - a.price || a.item.id - b.item.id)
    .map(({ item }) => item);

function isSpare(world: World, item: Entity): boolean {
  const { raws, game } = world;
  const slot = component(raws, item, 'equippable')?.slot;
  if (slot === undefined || ORNAMENT_SLOTS.includes(slot)) return false;
  if (has(raws, item, 'equipped') || has(raws, item, 'quest')) return false;
  if (!isKnown(world, item.raw) || has(raws, item, 'effects') || has(raws, item, 'consumable')) return false;
  const worn = game.pack.find((other) => component(raws, other, 'equipped')?.slot === slot);
  return worn !== undefined && !addsMore(world, item, worn) && !isImprovement(world, item);
}

function addsMore({ raws }: World, item: Entity, worn: Entity): boolean {
  const bonuses = component(raws, item, 'attributeBonus') ?? {};
  const present = component(raws, worn, 'attributeBonus') ?? {};
  return ATTRIBUTES.some((name) => (bonuses[name] ?? 0) > (present[name] ?? 0));
}
