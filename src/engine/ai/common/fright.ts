import { bodyOfCreature, type Creature, cellsBetween, cellsOf } from '../../creatures';
import { component, type Entity, type World } from '../../state';

/** True if at least one of the two sees the other. */
export function isInSight(world: World, self: Creature, foe: Creature): boolean {
  const seen = cellsBetween(world, self, foe);
  return cellsOf(bodyOfCreature(self)).some(({ x, y }) => seen.has(y * world.level.width + x));
}

/** Returns the share of the maximum hit points, 0 to 1; 1 for a creature without `pools`. */
export function healthOf({ raws }: World, entity: Entity): number {
  const hp = component(raws, entity, 'pools')?.hp;
  return hp ? hp.current / hp.max : 1;
}
