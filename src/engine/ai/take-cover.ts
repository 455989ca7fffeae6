import { type Point, pointOf } from '../../lib/geometry';
import { pathToNearest, type WalkMap } from '../../lib/path';
import { bodyDistanceSquared, bodyOfCreature, type Creature, creatureById, dueMobs } from '../creatures';
import { component, type Entity, isHero, positionOf, type World } from '../state';
import { MAX_CHASE_CELLS } from './chase';
import { pathToCover } from './common/cover';
import { pathTo, walkMap } from './common/paths';
import { KEPT } from './common/withdraw';

const WARY_TURNS = 30;
const WARY_TURNS_OF_ARCHERS = 200;

const CHARGE_CELLS = 3;

/** Makes injured mobs hide from or chase the foe that hurt them. */
export function takeCover(world: World): void {
  for (const self of dueMobs(world)) {
    const { entity } = self;
    const foe = tormentorOf(world, entity);
    if (foe === null) continue;
    const intent = world.intents.get(entity.id);
    if (intent ? intent.kind !== 'approach' || intent.target !== foe.entity.id : isCalled(world, entity)) continue;
    const map = walkMap(world, entity);
    const way = pathTo(world, entity, foe.entity, { map });
    const isWay = way !== null && (intent !== undefined || way.length + 1 < MAX_CHASE_CELLS);
    const cover =
      isWay && !lurks(world, entity, way)
        ? null
        : (pathToCover(world, self, foe, map) ?? pathOutOfRange(world, self, foe, map));
    const path = cover ?? (isWay ? way : null);
    if (path === null) continue;
    world.intents.delete(entity.id);
    world.due.delete(entity.id);
    if (cover === null) entity.chasing = foe.entity.id;
    else delete entity.chasing;
    const to = path[1];
    if (to === undefined) continue;
    world.intents.set(entity.id, { kind: 'step', to });
    if (cover !== null && isHero(foe.entity)) world.fleeing.add(entity.id);
  }
}

/** On a long path from the lair, the foe would shoot the creature. */
const lurks = ({ raws }: World, entity: Entity, way: readonly Point[]): boolean =>
  way.length > CHARGE_CELLS && component(raws, entity, 'lair') !== null && component(raws, entity, 'hunting') === null;

/** Deletes `harmedBy` if the injury is old or the foe is gone. */
function tormentorOf(world: World, entity: Entity): Creature | null {
  const { harmedBy } = entity;
  if (!harmedBy) return null;
  const most = entity.shotBy === harmedBy.id ? WARY_TURNS_OF_ARCHERS : WARY_TURNS;
  const foe = world.game.turn - harmedBy.turn > most ? null : creatureById(world, harmedBy.id);
  if (foe === null) delete entity.harmedBy;
  return foe;
}

function pathOutOfRange(world: World, self: Creature, foe: Creature, map: WalkMap): Point[] | null {
  const { entity, width, height } = self;
  if (entity.shotBy !== foe.entity.id || (width === 1 && height === 1)) return null;
  const from = bodyOfCreature(foe);
  return pathToNearest(map, positionOf(entity), (cell) => {
    const at = pointOf(map, cell);
    return bodyDistanceSquared({ ...at, width, height }, from) >= KEPT * KEPT && world.index.fits(entity, at);
  });
}

const isCalled = (world: World, entity: Entity): boolean => component(world.raws, entity, 'summoned') !== null;
