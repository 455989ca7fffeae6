import { creatureById, dueMobs } from '../creatures';
import { component, type World } from '../state';
import { lendWalkMaps, pathTo } from './common/paths';

/** A creature chases a target out of sight while the path to it has fewer cells than this, both ends counted. */
const MAX_CHASE_CELLS = 15;

/**
 * A creature that chases a target it does not see steps towards the target's true position. It gives up when there is
 * no path or a long one, which uses its turn, and when the target is dead or gone, which does not.
 */
export function chase(world: World): void {
  const maps = lendWalkMaps(world);
  for (const { entity } of dueMobs(world)) {
    const targetId = component(world.raws, entity, 'chasing');
    if (targetId === null) continue;
    const target = creatureById(world, targetId);
    if (target === null) {
      delete entity.chasing;
      continue;
    }
    world.due.delete(entity.id);
    const path = pathTo(world, entity, target.entity, maps(entity));
    // The path ends beside the target, whose own cell counts too.
    const step = path !== null && path.length + 1 < MAX_CHASE_CELLS ? path[1] : undefined;
    if (step === undefined) delete entity.chasing;
    else world.intents.set(entity.id, { kind: 'step', to: step });
  }
}
