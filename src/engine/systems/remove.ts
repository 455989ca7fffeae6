import { consumeIntents, packOf, type World } from '../state';
import { takeOff } from './equip';

/** Does not remove cursed items. */
export function remove(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'remove')) {
    const item = packOf(world, actor).find(({ id, equipped }) => id === intent.item && equipped);
    if (item) takeOff(world, actor, item, false);
  }
}
