import { add, type Point, same } from '../../../lib/geometry';
import { distanceField } from '../../../lib/path';
import { NEIGHBOURS } from '../../../lib/sides';
import { hazardAt } from '../../knowledge';
import { type Entity, positionOf, type World } from '../../state';
import { escapeMap } from './paths';

/** Hundredths of a step; farther cells count as equally safe. */
const MAX_DISTANCE = 1600;

/** The function plans a step away from `from`, or returns false. Valid until a creature moves. */
export function lendEscapes(world: World): (entity: Entity, from: readonly Point[]) => boolean {
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
