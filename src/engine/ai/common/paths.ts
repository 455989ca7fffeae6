import { cellIndex, type Point } from '../../../lib/geometry';
import { findPath, isOutside, type WalkMap } from '../../../lib/path';
import { type Body, bodyOf, cellsTouching, heedsFire } from '../../creatures';
import { groundCost, visibleHazards } from '../../knowledge';
import { flameCells } from '../../spawning/kindle';
import { type Entity, type EntityId, mobsOf, positionOf, type World } from '../../state';

/** Tenths of a step to leave a cell with a creature. */
const CREATURE_COST = 60;
/** Tenths of a step to leave a visible hazard. */
const HAZARD_COST = 200;
/** Maximum number of cells that a path search visits. */
export const SEARCH_LIMIT = 800;

interface TickMap {
  /** The map is valid until `due` or `mobs` is replaced. */
  due: ReadonlySet<EntityId>;
  mobs: readonly Entity[];
  map: WalkMap;
  /** Costs that the last `walkMap` call overwrote, in tenths of a step. */
  own: { cell: number; cost: number }[];
  flames: readonly number[];
}

let drawn: TickMap | null = null;

/** A cell stands for the body's top-left cell. The next call changes the result. */
export function walkMap(world: World, entity: Entity): WalkMap {
  const { map, own, flames } = tickMap(world);
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
  if (flames.length > 0 && !heedsFire(world.raws, entity.raw)) {
    for (const cell of flames.filter((at) => cost[at] === HAZARD_COST)) {
      own.push({ cell, cost: HAZARD_COST });
      cost[cell] = ground[cell] as number;
    }
  }
  return body.width === 1 && body.height === 1 ? map : walkMapForBody(map, body);
}

function tickMap(world: World): TickMap {
  const { due } = world;
  const mobs = mobsOf(world.level);
  if (drawn?.due !== due || drawn.mobs !== mobs)
    drawn = { due, mobs, map: sharedMap(world), own: [], flames: flameCells(world) };
  return drawn;
}

/** Starts at the present cell, and ends beside `target`. Searches at most `limit` cells. */
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

/** Creatures and hazards cost nothing extra. Valid until the tick ends or mobs change. */
export function escapeMap(world: World): WalkMap {
  return { ...tickMap(world).map, cost: groundCost(world.level) };
}

// Reused, because allocating arrays in every tick is slow.
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

function addCreatureCosts(bodies: Uint8Array, cost: Uint8Array): void {
  const fours = new Uint32Array(bodies.buffer, 0, bodies.length >> 2);
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    for (let cell = 4 * four; cell < 4 * four + 4; cell++) if (bodies[cell] !== 0) cost[cell] = CREATURE_COST;
  }
  for (let cell = 4 * fours.length; cell < bodies.length; cell++) if (bodies[cell] !== 0) cost[cell] = CREATURE_COST;
}

/** Each cell stands for the body's top-left cell. */
export function walkMapForBody(map: WalkMap, { width, height }: Pick<Body, 'width' | 'height'>): WalkMap {
  const blocked = new Uint8Array(map.blocked.length).fill(1);
  const cost = map.cost.slice();
  for (let y = 1; y + height < map.height; y++) {
    for (let corner = y * map.width + 1; corner + width < (y + 1) * map.width; corner++) {
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
