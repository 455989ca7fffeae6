import { refOf } from '../../knowledge';
import { type Entity, emit, endRun, type World } from '../../state';

/** `taken` means that picking up the item won. */
export function win(world: World, item: Entity, taken?: true): void {
  world.game.laurel = true;
  emit(world, { kind: 'laurel', item: refOf(world, item), ...(taken && { taken }) }, 'self');
  endRun(world, 'retired');
}
