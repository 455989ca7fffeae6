import { bodyOfCreature, type Creature, cellsBetween, cellsOf } from '../../creatures';
import { component, type Entity, type World } from '../../state';

/** True if at least one of the two sees the other. */
export function isInSight(world: World, self: Creature, foe: Creature): boolean {
  const seen = cellsBetween(world, self, foe);
  return cellsOf(bodyOfCreature(self)).some(({ x, y }) => seen.has(y * world.level.width + x));
}

/** Returns a share from 0 to 1; 1 without `pools`. */
export function healthOf({ raws }: World, entity: Entity): number {
  const hp = component(raws, entity, 'pools')?.hp;
  return hp ? hp.current / hp.max : 1;
}
