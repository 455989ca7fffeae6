import { refOf } from '../knowledge';
import { addToLevel, consumeIntents, emit, isHero, positionOf, type World } from '../state';

/** Does not drop worn items. */
export function drop(world: World): void {
  const { pack } = world.game;
  for (const { actor, intent } of consumeIntents(world, 'drop')) {
    const place = pack.findIndex(({ id, inBackpack }) => id === intent.item && inBackpack?.owner === actor.id);
    const item = pack[place];
    if (!item) continue;
    pack.splice(place, 1);
    delete item.inBackpack;
    if (isHero(actor)) item.dropped = true;
    item.position = { ...positionOf(actor) };
    addToLevel(world, item);
    world.stale.add(actor.id);
    emit(world, { kind: 'dropped', item: refOf(world, item) }, 'self');
  }
}
