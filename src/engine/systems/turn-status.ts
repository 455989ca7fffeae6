import { isConfused } from '../creatures';
import { refOf } from '../knowledge';
import { emitAbout, entityById, isHero, sortIds, visibleCellOf, type World } from '../state';

/** Confused mobs lose their turn, whether or not the hero is due. A confused hero acts, but in random directions. */
export function turnStatus(world: World): void {
  for (const id of sortIds(world.due)) {
    const entity = entityById(world, id);
    if (!entity || isHero(entity)) continue;
    if (!isConfused(world.raws, entity)) continue;
    world.due.delete(id);
    emitAbout(world, { kind: 'lost-turn', who: refOf(world, entity), at: visibleCellOf(world, entity) }, entity, null);
  }
}
