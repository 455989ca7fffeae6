import { refOf } from '../identification';
import { takeIntents } from '../intents';
import { emit } from '../state/emit';
import { addToLevel, positionOf } from '../state/queries';
import type { World } from '../state/world';

/** Lays one thing out of the backpack on the cell. What is worn has to be taken off first. */
export function drop(world: World): void {
  const { pack } = world.game;
  for (const { actor, intent } of takeIntents(world, 'drop')) {
    const place = pack.findIndex(({ id, inBackpack }) => id === intent.item && inBackpack?.owner === actor.id);
    const item = pack[place];
    if (!item) continue;
    pack.splice(place, 1);
    delete item.inBackpack;
    item.position = { ...positionOf(world, actor) };
    addToLevel(world, item);
    world.stale.add(actor.id);
    emit(world, { kind: 'dropped', item: refOf(world, item) }, 'self');
  }
}
