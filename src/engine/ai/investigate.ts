import { distanceSquared, type Point } from '../../lib/geometry';
import { pathTowards } from '../../lib/path';
import { type Creature, cellsSeenBy, dueMobs } from '../creatures';
import { positionOf, type World } from '../state';
import { walkMap } from './common/paths';

/** Squared distance in cells from which a mob can inspect a sound. */
const LOOKED = 4;
const SEARCH_LIMIT = 1200;

/** A mob that arrives or finds no path keeps its turn. */
export function investigate(world: World): void {
  for (const self of dueMobs(world)) {
    const { entity } = self;
    const { heard } = entity;
    if (!heard) continue;
    const isThere = hasLooked(world, self, heard);
    const step = isThere ? undefined : pathTowards(walkMap(world, entity), positionOf(entity), heard, SEARCH_LIMIT)[1];
    if (step === undefined) {
      delete entity.heard;
      continue;
    }
    world.due.delete(entity.id);
    if (world.index.fits(entity, step)) world.intents.set(entity.id, { kind: 'step', to: step });
  }
}

function hasLooked(world: World, self: Creature, heard: Point): boolean {
  if (distanceSquared(positionOf(self.entity), heard) > LOOKED) return false;
  return cellsSeenBy(world, self).has(heard.y * world.level.width + heard.x);
}
