import { sellPrice } from '../creatures';
import { ATTRIBUTES, component, type Entity, has, ORNAMENT_SLOTS, type World } from '../state';
import { isKnown } from './identification';
import { isImprovement } from './picking-up';

/**
 * Returns the carried gear that is certainly of no use to the hero. The most expensive items come first; in a tie, the
 * lowest id. A spare item:
 * - can be worn or wielded, and may be cursed;
 * - is not a ring or charm, because the player may want to exchange it;
 * - is neither worn nor the quest item;
 * - is of a known type, and has no effects and no charges;
 * - fits a slot in which the hero wears something, because an empty slot may need the item;
 * - adds no more to any attribute than the worn item, because comparisons of gear ignore mana and capacity;
 * - makes the hero fight no better than the worn item or another carried item.
 */
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
