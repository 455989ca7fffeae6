import { refOf } from '../../knowledge';
import { type Entity, emit, endRun, type World } from '../../state';

/** Ends the run as retired. `taken` is set if taking the item wins. */
export function win(world: World, item: Entity, taken?: true): void {
  world.game.laurel = true;
  emit(world, { kind: 'laurel', item: refOf(world, item), ...(taken && { taken }) }, 'self');
  endRun(world, 'retired');
}
