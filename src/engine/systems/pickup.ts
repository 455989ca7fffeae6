import { refOf, tollOf } from '../knowledge';
import { consumeIntents, emit, entityById, itemsAt, positionOf, removeFromLevel, type World } from '../state';
import { shutCage } from './common/cage-works';
import { win } from './common/win';

/** Shuts the item's cage. May win the run. */
export function pickup(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'pickup')) {
    const item = entityById(world, intent.item);
    if (!item || !itemsAt(world, positionOf(actor)).includes(item)) continue;
    removeFromLevel(world, item);
    delete item.position;
    delete item.dropped;
    delete item.thrown;
    delete item.seen;
    item.inBackpack = { owner: actor.id };
    world.game.pack.push(item);
    world.stale.add(actor.id);
    const { caged } = item;
    const toll = tollOf(world, item);
    emit(world, { kind: 'picked-up', item: refOf(world, item) }, 'self');
    delete item.caged;
    if (caged) {
      item.fromCage = true;
      shutCage(world, item, toll);
    }
    const { laurel } = world.raws.campaign;
    if ('taken' in laurel && laurel.taken === item.raw) win(world, item, true);
  }
}
