import { distanceSquared, type Point, pointOf } from '../../../lib/geometry';
import { distanceField, UNREACHED } from '../../../lib/path';
import { areBodiesAdjacent, bodyOfCreature, type Creature, cellsOf, cellsSeenBy } from '../../creatures';
import { hazardAt } from '../../knowledge';
import { component, isHero, positionOf, type World } from '../../state';
import { escapeMap } from './paths';

/** Least length of the foe's path, in hundredths of a step. */
const LEAST_WAY = 600;

/** Plans a flight from an adjacent foe; false if the creature stays. */
export function takeWing(world: World, self: Creature, foe: Creature): boolean {
  const { entity } = self;
  const wings = component(world.raws, entity, 'wings');
  if (wings === null || entity.shotBy === foe.entity.id) return false;
  if (!areBodiesAdjacent(bodyOfCreature(self), bodyOfCreature(foe))) return false;
  if (entity.flew != null && world.game.turn - entity.flew < wings.rest) return false;
  const to = landingPlace(world, self, foe, wings.range);
  if (to === null) return false;
  world.due.delete(entity.id);
  world.intents.set(entity.id, { kind: 'fly', to });
  if (isHero(foe.entity)) world.fleeing.add(entity.id);
  return true;
}

/** Places out of the foe's reach would trap the creature. */
function landingPlace(world: World, self: Creature, foe: Creature, range: number): Point | null {
  const { entity } = self;
  const { width } = world.level;
  const seen = cellsSeenBy(world, self);
  const ways = distanceField(escapeMap(world), cellsOf(bodyOfCreature(foe)));
  let best: Point | null = null;
  let longest = LEAST_WAY - 1;
  for (const cell of [...seen].sort((a, b) => a - b)) {
    const to = pointOf(world.level, cell);
    if (distanceSquared(positionOf(entity), to) > range * range || !world.index.fits(entity, to)) continue;
    const body = cellsOf({ ...bodyOfCreature(self), ...to });
    if (body.some((one) => !seen.has(one.y * width + one.x) || hazardAt(world, one) !== null)) continue;
    const way = Math.min(...body.map(({ x, y }) => ways[y * width + x] as number));
    if (way === UNREACHED || way <= longest) continue;
    longest = way;
    best = to;
  }
  return best;
}
