import { creatureById, dueMobs, isUnderTruce, reaction } from '../creatures';
import { component, has, type World } from '../state';
import { pathTo, SEARCH_LIMIT } from './common/paths';

/** Path length in cells, both ends included, from which a creature gives up. */
export const MAX_CHASE_CELLS = 15;

/** Makes mobs follow targets out of sight or give up. */
export function chase(world: World): void {
  for (const { entity } of dueMobs(world)) {
    const targetId = component(world.raws, entity, 'chasing');
    if (targetId === null) continue;
    const target = creatureById(world, targetId);
    const isOver = target === null || isUnderTruce(world, target.entity);
    if (isOver || reaction(world, entity, target.entity) !== 'attack') {
      delete entity.chasing;
      continue;
    }
    world.due.delete(entity.id);
    const isAnyWay = has(world.raws, entity, 'summoned') || has(world.raws, entity, 'lair');
    const most = isAnyWay ? world.level.tiles.length : MAX_CHASE_CELLS;
    const path = pathTo(world, entity, target.entity, { limit: Math.max(most, SEARCH_LIMIT) });
    // The path ends beside the target; 1 adds the target's cell.
    const step = path !== null && path.length + 1 < most ? path[1] : undefined;
    if (step === undefined) delete entity.chasing;
    else world.intents.set(entity.id, { kind: 'step', to: step });
  }
}
