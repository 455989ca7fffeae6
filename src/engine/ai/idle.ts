import { add, alongLine, type Point, same } from '../../lib/geometry';
import { pathTowards, type WalkMap } from '../../lib/path';
import { dueMobs, isEnemyOfHero } from '../creatures';
import { hazardAt } from '../knowledge';
import { component, type Entity, heroSeesEntity, type World } from '../state';
import { walkMap } from './common/paths';

const SEARCH_LIMIT = 200;

const RANDOM_STEPS: readonly Point[] = [
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: 0, y: -1 },
  { x: 0, y: 1 },
  { x: 0, y: 0 },
];

/** Out of the hero's sight, only enemies of the hero move. */
export function idle(world: World): void {
  for (const { entity } of dueMobs(world)) {
    const mode = component(world.raws, entity, 'moveMode');
    if (mode === null) continue;
    world.due.delete(entity.id);
    if (mode === 'static' || !concernsHero(world, entity)) continue;
    if (mode === 'random') stepRandomly(world, entity);
    else wander(world, entity);
  }
}

const concernsHero = (world: World, entity: Entity): boolean =>
  heroSeesEntity(world, entity) || isEnemyOfHero(world, entity);

function stepRandomly(world: World, entity: Entity): void {
  const way = RANDOM_STEPS[world.rng.die(5) - 1] as Point;
  const to = add(entity.position as Point, way);
  if (same(way, { x: 0, y: 0 }) || hazardAt(world, to) !== null || !world.index.fits(entity, to)) return;
  world.intents.set(entity.id, { kind: 'step', to });
}

/** Searches anew each turn, because creatures may push the mob aside. */
function wander(world: World, entity: Entity): void {
  const goal = component(world.raws, entity, 'waypoint');
  if (goal === null) {
    chooseWaypoint(world, entity);
    return;
  }
  const step = straightStep(world, entity, goal) ?? stepTowards(walkMap(world, entity), entity.position as Point, goal);
  if (step !== undefined && world.index.fits(entity, step)) world.intents.set(entity.id, { kind: 'step', to: step });
  else delete entity.waypoint;
}

function straightStep(world: World, entity: Entity, goal: Point): Point | null {
  const at = entity.position as Point;
  let first: Point | null = null;
  const free = alongLine(at, goal, (cell) => {
    if (same(cell, at)) return true;
    first ??= cell;
    return world.index.fits(entity, cell) && hazardAt(world, cell) === null;
  });
  return free ? first : null;
}

const stepTowards = (map: WalkMap, from: Point, goal: Point): Point | undefined =>
  pathTowards(map, from, goal, SEARCH_LIMIT)[1];

function chooseWaypoint(world: World, entity: Entity): void {
  const { width, height } = world.level;
  const goal = { x: world.rng.die(width - 2), y: world.rng.die(height - 2) };
  if (world.index.solid[goal.y * width + goal.x] === 1) return;
  const path = pathTowards(walkMap(world, entity), entity.position as Point, goal, SEARCH_LIMIT);
  const end = path[path.length - 1];
  if (path.length > 1 && end !== undefined) entity.waypoint = end;
}
