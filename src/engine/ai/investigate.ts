import { distanceSquared } from '../../lib/geometry';
import { pathTowards } from '../../lib/path';
import { dueMobs } from '../creatures';
import { positionOf, type World } from '../state';
import { walkMap } from './common/paths';

/** Squared distance, in cells, from which a creature sees that nobody is there any more. */
const LOOKED = 4;
/** Cells a path search visits. */
const SEARCH_LIMIT = 1200;

/** A creature with nothing better to do goes to where it heard something, and looks. This uses its turn. */
export function investigate(world: World): void {
  for (const { entity } of dueMobs(world)) {
    const { heard } = entity;
    if (!heard) continue;
    const at = positionOf(entity);
    const step =
      distanceSquared(at, heard) > LOOKED ? pathTowards(walkMap(world, entity), at, heard, SEARCH_LIMIT)[1] : undefined;
    if (step === undefined) {
      delete entity.heard;
      continue;
    }
    world.due.delete(entity.id);
    if (world.index.fits(entity, step)) world.intents.set(entity.id, { kind: 'step', to: step });
  }
}
