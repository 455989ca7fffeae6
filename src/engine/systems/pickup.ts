import { refOf } from '../identification';
import { takeIntents } from '../intents';
import { emit } from '../state/emit';
import { entityById, itemsAt, positionOf, removeFromLevel } from '../state/queries';
import type { World } from '../state/world';

/** Takes one thing from the cell into the backpack. */
export function pickup(world: World): void {
  for (const { actor, intent } of takeIntents(world, 'pickup')) {
    const item = entityById(world, intent.item);
    if (!item || !itemsAt(world, positionOf(world, actor)).includes(item)) continue;
    removeFromLevel(world, item);
    delete item.position;
    item.inBackpack = { owner: actor.id };
    world.game.pack.push(item);
    world.stale.add(actor.id);
    emit(world, { kind: 'picked-up', item: refOf(world, item) }, 'self');
  }
}
