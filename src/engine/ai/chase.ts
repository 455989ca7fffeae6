import { creatureById, dueMobs, isUnderTruce, reaction } from '../creatures';
import { component, has, type World } from '../state';
import { pathTo, SEARCH_LIMIT } from './common/paths';

/**
 * Number of cells of a path, both ends included. A creature chases a target out of sight only on a path with fewer
 * cells. Summoned creatures and creatures with a lair follow a path of any length.
 */
export const MAX_CHASE_CELLS = 15;

/**
 * Makes each mob that chases a target out of sight step towards the target's present position. If there is no path, or
 * one of at least `MAX_CHASE_CELLS` cells, the mob gives up, which uses its turn. The mob also gives up if the target
 * is gone, under a truce or no longer an enemy. In this case, the mob keeps its turn.
 */
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
    // The path ends beside the target. Adding 1 counts the target's own cell.
    const step = path !== null && path.length + 1 < most ? path[1] : undefined;
    if (step === undefined) delete entity.chasing;
    else world.intents.set(entity.id, { kind: 'step', to: step });
  }
}
