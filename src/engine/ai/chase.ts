import { creatureById, dueMobs, isUnderTruce, reaction } from '../creatures';
import { component, has, type World } from '../state';
import { pathTo, SEARCH_LIMIT } from './common/paths';

/** A creature chases a target out of sight while the path to it has fewer cells than this, both ends included. */
export const MAX_CHASE_CELLS = 15;

/**
 * Lets a creature step towards the true position of a target that it does not see. It gives up if there is no path or
 * only a long one, which uses its turn. It also gives up if the target is gone, under a truce or no longer an enemy,
 * which does not use its turn.
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
    // Summoned creatures follow a path of any length. So do creatures with a lair, until `keepLair` sends them home.
    const isAnyWay = has(world.raws, entity, 'summoned') || has(world.raws, entity, 'lair');
    const most = isAnyWay ? world.level.tiles.length : MAX_CHASE_CELLS;
    const path = pathTo(world, entity, target.entity, { limit: Math.max(most, SEARCH_LIMIT) });
    // The path ends beside the target; one more counts the target's own cell.
    const step = path !== null && path.length + 1 < most ? path[1] : undefined;
    if (step === undefined) delete entity.chasing;
    else world.intents.set(entity.id, { kind: 'step', to: step });
  }
}
