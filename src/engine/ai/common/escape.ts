import { add, type Point, same } from '../../../lib/geometry';
import { distanceField } from '../../../lib/path';
import { NEIGHBOURS } from '../../../lib/sides';
import { hazardAt } from '../../knowledge';
import { type Entity, positionOf, type World } from '../../state';
import { escapeMap } from './paths';

/**
 * Limit for the distance from danger, in hundredths of a step. Fleeing creatures treat all cells beyond the limit as
 * equally safe. The limit is twice the largest sight radius of creatures that flee.
 */
const MAX_DISTANCE = 1600;

/**
 * Returns a function that makes a creature step to the adjacent cell farthest from all cells in `from`. The creature
 * never steps onto an occupied cell, or onto a hazard that is not hidden. If no adjacent cell is farther than its own,
 * the creature stays and the function returns false.
 *
 * Creatures that flee from the same cells share one distance field, so the function is valid only while nobody moves.
 */
export function lendEscapes(world: World): (entity: Entity, from: readonly Point[]) => boolean {
  // Created on the first call, because several behaviours call `lendEscapes` in every tick, and creatures seldom flee.
  let fields: Map<string, Int32Array> | null = null;
  return (entity, from) => {
    fields ??= new Map();
    const key = from.map(({ x, y }) => y * world.level.width + x).join();
    const field = fields.get(key) ?? distanceField(escapeMap(world), from, MAX_DISTANCE);
    fields.set(key, field);
    const to = farthestNeighbour(world, entity, field);
    if (to === null) return false;
    world.intents.set(entity.id, { kind: 'step', to });
    if (from.some((cell) => same(cell, positionOf(world.game.hero)))) world.fleeing.add(entity.id);
    return true;
  };
}

function farthestNeighbour(world: World, entity: Entity, field: Int32Array): Point | null {
  const at = positionOf(entity);
  const distanceAt = ({ x, y }: Point): number => field[y * world.level.width + x] as number;
  let best: Point | null = null;
  for (const [x, y] of NEIGHBOURS) {
    const cell = add(at, { x, y });
    if (!world.index.fits(entity, cell) || hazardAt(world, cell) !== null) continue;
    if (distanceAt(cell) > distanceAt(best ?? at)) best = cell;
  }
  return best;
}
