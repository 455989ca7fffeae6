import { add, type Point, same } from '../../lib/geometry';
import { distanceField, NEIGHBOURS } from '../../lib/path';
import { dueMobs } from '../creatures';
import { hazardAt } from '../knowledge';
import { type Entity, positionOf, type World } from '../state';
import { escapeMap } from './common/paths';

/** Hundredths of a step: twice the largest sight radius of fleeing creatures. Cells beyond it are safe enough. */
const MAX_DISTANCE = 1600;

/**
 * Steps to the free adjacent cell farthest from everything it flees from, if any is farther than its own; otherwise it
 * stands. Both use the turn.
 */
export function flee(world: World): void {
  if (world.intents.size === 0) return;
  const fields = new Map<string, Int32Array>();
  for (const { entity } of dueMobs(world)) {
    const intent = world.intents.get(entity.id);
    if (intent?.kind !== 'flee') continue;
    world.intents.delete(entity.id);
    world.due.delete(entity.id);
    // Creatures that flee from the same cells share one distance field.
    const key = intent.from.map(({ x, y }) => y * world.level.width + x).join();
    const field = fields.get(key) ?? distanceField(escapeMap(world), intent.from, MAX_DISTANCE);
    fields.set(key, field);
    const to = farthestNeighbour(world, entity, field);
    if (to === null) continue;
    world.intents.set(entity.id, { kind: 'step', to });
    if (intent.from.some((cell) => same(cell, positionOf(world.game.hero)))) world.fleeing.add(entity.id);
  }
}

function farthestNeighbour(world: World, entity: Entity, field: Int32Array): Point | null {
  const at = entity.position as Point;
  const distanceAt = ({ x, y }: Point): number => field[y * world.level.width + x] as number;
  let best: Point | null = null;
  for (const [x, y] of NEIGHBOURS) {
    const cell = add(at, { x, y });
    if (!world.index.fits(entity, cell) || hazardAt(world, cell) !== null) continue;
    if (distanceAt(cell) > distanceAt(best ?? at)) best = cell;
  }
  return best;
}
