import { sellPrice } from '../creatures';
import { ATTRIBUTES, component, type Entity, has, type World } from '../state';
import { isKnown } from './identification';
import { isImprovement } from './picking-up';

/**
 * The spares that the hero carries: gear that is surely of no use to it, the dearest first, ties by id. By what the
 * hero knows, and as it is now. Whatever is in doubt is none. A spare
 * - is worn or wielded by its nature: no food, potion, scroll, rod, book or treasure;
 * - is carried and not worn, and not what the campaign is about;
 * - is of a known type: what is not identified may be anything;
 * - has no effect of its own, on whoever is hit or otherwise, and no charges;
 * - fits a slot with something in it: for an empty one it might still be wanted;
 * - adds to no attribute more than what is in the slot: mana and the load that can be borne are not measured;
 * - makes the hero fight no better than that does, or than something else that is carried, as Explore and Wear best
 *   measure it. It may be cursed.
 */
export const sparesOf = (world: World): Entity[] =>
  world.game.pack
    .filter((item) => isSpare(world, item))
    .map((item) => ({ item, price: sellPrice(world.raws, item) }))
    .sort((a, b) => b.price - a.price || a.item.id - b.item.id)
    .map(({ item }) => item);

function isSpare(world: World, item: Entity): boolean {
  const { raws, game } = world;
  const slot = component(raws, item, 'equippable')?.slot;
  if (slot === undefined || has(raws, item, 'equipped') || has(raws, item, 'quest')) return false;
  if (!isKnown(world, item.raw) || has(raws, item, 'effects') || has(raws, item, 'consumable')) return false;
  const worn = game.pack.find((other) => component(raws, other, 'equipped')?.slot === slot);
  return worn !== undefined && !addsMore(world, item, worn) && !isImprovement(world, item);
}

/** Does one of them add more to any attribute than the other? */
function addsMore({ raws }: World, item: Entity, worn: Entity): boolean {
  const bonuses = component(raws, item, 'attributeBonus') ?? {};
  const present = component(raws, worn, 'attributeBonus') ?? {};
  return ATTRIBUTES.some((name) => (bonuses[name] ?? 0) > (present[name] ?? 0));
}
