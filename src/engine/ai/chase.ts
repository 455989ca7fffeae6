import { creatureById, dueMobs, isUnderTruce, reaction } from '../creatures';
import { component, has, type World } from '../state';
import { pathTo, SEARCH_LIMIT } from './common/paths';

/** A creature gives up an unseen target if the path has this many cells or more, both ends included. */
export const MAX_CHASE_CELLS = 15;

/**
 * Makes each mob that chases a target out of sight step towards the target or give up. Uses the turn, unless the target
 * is no longer an enemy.
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
    // The path ends beside the target, so adding 1 counts the target's own cell.
    const step = path !== null && path.length + 1 < most ? path[1] : undefined;
    if (step === undefined) delete entity.chasing;
    else world.intents.set(entity.id, { kind: 'step', to: step });
  }
}
