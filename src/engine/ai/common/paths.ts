import { cellIndex, type Point } from '../../../lib/geometry';
import { findPath, isOutside, type WalkMap } from '../../../lib/path';
import { type Body, bodyOf, cellsTouching } from '../../creatures';
import { groundCost, visibleHazards } from '../../knowledge';
import { type Entity, type EntityId, mobsOf, positionOf, type World } from '../../state';

/**
 * Cost in tenths of a step of leaving a cell where another creature stands: worth a detour of a few steps, but no wall.
 */
const CREATURE_COST = 60;
/** The same for a visible trap or fire. */
const HAZARD_COST = 200;
/** Cells a path search visits before it gives up. */
export const SEARCH_LIMIT = 800;

interface TickMap {
  /** The tick, and who is on the level, that it was drawn for: while creatures choose, nobody moves. */
  due: ReadonlySet<EntityId>;
  mobs: readonly Entity[];
  map: WalkMap;
  /** Cells of whoever asked last, and what they cost all others. */
  own: { cell: number; cost: number }[];
}

// Every behaviour asks for it in every tick.
let drawn: TickMap | null = null;

/**
 * The walk map of a creature: terrain, closed doors and the hero block the way, other creatures and visible hazards are
 * costly, its own body counts for nothing. For bodies of several cells a cell stands for their top-left corner. Only
 * while creatures choose what to do, and valid until the next call: a copy for each creature of a crowd made most of
 * the garbage of a turn.
 */
export function walkMap(world: World, entity: Entity): WalkMap {
  const { map, own } = tickMap(world);
  const { width, cost } = map;
  for (let last = own.pop(); last !== undefined; last = own.pop()) cost[last.cell] = last.cost;
  const body = bodyOf(world.raws, entity);
  const ground = groundCost(world.level);
  for (let y = body.y; y < body.y + body.height; y++) {
    for (let cell = y * width + body.x; cell < y * width + body.x + body.width; cell++) {
      own.push({ cell, cost: cost[cell] as number });
      cost[cell] = ground[cell] as number;
    }
  }
  return body.width === 1 && body.height === 1 ? map : walkMapForBody(map, body);
}

function tickMap(world: World): TickMap {
  const { due } = world;
  const mobs = mobsOf(world.level);
  if (drawn?.due !== due || drawn.mobs !== mobs) drawn = { due, mobs, map: sharedMap(world), own: [] };
  return drawn;
}

/**
 * Cheapest path to a cell from which `entity` touches `target`, its own cell first; `null` when there is none within
 * the search limit. Free cells are preferred; when none can be reached, occupied ones are accepted, so that a pack
 * surrounds its target in the open and queues in a corridor. Only the own cell when they touch already.
 */
export function pathTo(
  world: World,
  entity: Entity,
  target: Entity,
  { map = walkMap(world, entity), limit = SEARCH_LIMIT }: { map?: WalkMap; limit?: number } = {},
): Point[] | null {
  const own = bodyOf(world.raws, entity);
  const goals = cellsTouching(own, bodyOf(world.raws, target)).filter(
    (cell) => !isOutside(cell.x, cell.y, map) && map.blocked[cellIndex(map, cell)] === 0,
  );
  const free = goals.filter((cell) => world.index.fits(entity, cell));
  const path = findPath(map, own, free, limit);
  return path === null && free.length < goals.length ? findPath(map, own, goals, limit) : path;
}

/** The walk map of fleeing creatures: other creatures and traps do not count. Valid as long as that of `walkMap`. */
export function escapeMap(world: World): WalkMap {
  return { ...tickMap(world).map, cost: groundCost(world.level) };
}

// Reused by the maps of all ticks: allocating arrays of this size in every tick is slow.
let scratch = { blocked: new Uint8Array(), cost: new Uint8Array() };

function sharedMap(world: World): WalkMap {
  const { width, height } = world.level;
  const { barred, bodies } = world.index;
  const size = barred.length;
  if (scratch.blocked.length !== size) scratch = { blocked: new Uint8Array(size), cost: new Uint8Array(size) };
  const { blocked, cost } = scratch;
  blocked.set(barred);
  cost.set(groundCost(world.level));
  for (const prop of visibleHazards(world)) {
    const { x, y } = positionOf(prop);
    cost[y * width + x] = HAZARD_COST;
  }
  addCreatureCosts(bodies, cost);
  const hero = positionOf(world.game.hero);
  blocked[hero.y * width + hero.x] = 1;
  return { width, height, blocked, cost };
}

/** Most cells are empty: testing four at once makes this several times as fast. */
function addCreatureCosts(bodies: Uint8Array, cost: Uint8Array): void {
  const fours = new Uint32Array(bodies.buffer, 0, bodies.length >> 2);
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    for (let cell = 4 * four; cell < 4 * four + 4; cell++) if (bodies[cell] !== 0) cost[cell] = CREATURE_COST;
  }
  for (let cell = 4 * fours.length; cell < bodies.length; cell++) if (bodies[cell] !== 0) cost[cell] = CREATURE_COST;
}

/** The map of a body's top-left corner: blocked where any of its cells would be, as costly as the costliest of them. */
function walkMapForBody(map: WalkMap, { width, height }: Pick<Body, 'width' | 'height'>): WalkMap {
  const blocked = new Uint8Array(map.blocked.length).fill(1);
  const cost = map.cost.slice();
  for (let y = 1; y + height < map.height; y++) {
    for (let corner = y * map.width + 1; corner + width < (y + 1) * map.width; corner++) {
      // Thousands of places for each large creature: a list of the cells of each took longer than the search.
      let bar = 0;
      let most = 0;
      for (let row = corner; row < corner + height * map.width; row += map.width) {
        for (let cell = row; cell < row + width; cell++) {
          bar |= map.blocked[cell] as number;
          if ((map.cost[cell] as number) > most) most = map.cost[cell] as number;
        }
      }
      blocked[corner] = bar;
      cost[corner] = most;
    }
  }
  return { ...map, blocked, cost };
}
