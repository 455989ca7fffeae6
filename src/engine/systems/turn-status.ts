import { dueMobs, isConfused } from '../creatures';
import { refOf } from '../knowledge';
import { emitAbout, visibleCellOf, type World } from '../state';

/** Makes confused mobs lose their turn. */
export function turnStatus(world: World): void {
  for (const { entity } of dueMobs(world)) {
    if (!isConfused(world.raws, entity)) continue;
    world.due.delete(entity.id);
    emitAbout(world, { kind: 'lost-turn', who: refOf(world, entity), at: visibleCellOf(world, entity) }, entity, null);
  }
}
