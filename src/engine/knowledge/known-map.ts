import { type Point, same } from '../../lib/geometry';
import { isSameList } from '../../lib/lists';
import { distanceField, isOutside, UNREACHED, type WalkMap } from '../../lib/path';
import { isInChains, stanceToHero } from '../creatures';
import type { Entity, Level, World } from '../state';
import { component, footprint, has, heroSeesEntity, mobsOf, positionOf } from '../state';
import {
  blocksWay,
  exploredGround,
  type Fixture,
  fixturesOf,
  groundCost,
  isCageWork,
  isStillThere,
  isVisibleHazard,
} from './ground';
import { hazardAreas } from './hazard-areas';

/**
 * Cost of passing a closed door or a friendly creature, in tenths of a step. The door or the creature costs an extra
 * turn.
 */
const DELAY = 20;
/**
 * Cost of passing a wary creature, in tenths of a step. The creature may move away before the hero comes. At a higher
 * cost, the hero would turn back again and again.
 */
const WARY_DELAY = 50;
/**
 * Cost of stepping on a lamp, mirror, plate or lever of a cage, in tenths of a step. The cost keeps paths off these
 * cells, because each step there changes the lock.
 */
const WORK_DELAY = 60;

interface Survey {
  level: Level;
  turn: number;
  ground: Uint8Array;
  terrain: Uint8Array;
  marks: readonly number[];
  /** Valid until `ground`, `terrain` or `marks` changes. */
  map: WalkMap;
  field: { from: Point; distances: Int32Array } | null;
}

// Last survey of each world. Cached, because callers ask about very many cells between two turns, when nothing changes.
const surveys = new WeakMap<World, Survey>();

function surveyOf(world: World): Survey {
  const { level, game } = world;
  const last = surveys.get(world);
  if (last?.level === level && last.turn === game.turn) return last;
  const ground = exploredGround(level, world.index.solid);
  const terrain = groundCost(level);
  const marks = marksOf(world, ground);
  if (last?.ground === ground && last.terrain === terrain && isSameList(last.marks, marks)) {
    last.level = level;
    last.turn = game.turn;
    return last;
  }
  const map = drawMap(level, { ground, terrain, marks });
  const made = { level, turn: game.turn, ground, terrain, marks, map, field: null };
  surveys.set(world, made);
  return made;
}

/**
 * Returns the map on which the hero finds paths. Solid and unknown cells, portals, known traps and fires are blocked.
 * Cells on which the hero would make a known creature burst are blocked too. Creatures in view block their cells,
 * except small friendly or wary creatures that are neither vendors nor in chains. These creatures, closed doors and
 * parts of cages cost extra.
 *
 * Call this only between turns, and do not change the result. Later turns get the same object until a cell changes.
 */
export function knownMap(world: World): WalkMap {
  return surveyOf(world).map;
}

/**
 * Returns the length of the hero's path over known ground to each cell, in hundredths of a step. Cells without a path
 * have `UNREACHED`. Call this only between turns, and do not change the array.
 */
export function reachField(world: World): Int32Array {
  const known = drawnReachField(world);
  if (known !== null) return known;
  const survey = surveyOf(world);
  const from = { ...positionOf(world.game.hero) };
  survey.field = { from, distances: distanceField(survey.map, [from]) };
  return survey.field.distances;
}

/** Returns the cached result of `reachField`; `null` if there is none. Call this only between turns. */
export function drawnReachField(world: World): Int32Array | null {
  const { field } = surveyOf(world);
  return field !== null && same(field.from, positionOf(world.game.hero)) ? field.distances : null;
}

/**
 * A mark is the cell index times this factor, plus the cost of the cell in tenths of a step. A cost of 0 means that the
 * hero cannot pass, whatever other marks the cell has. Of several costs, the last counts.
 */
const MARK = 256;

function marksOf(world: World, ground: Uint8Array): number[] {
  const marks: number[] = [];
  markFixtures(world, ground, marks);
  for (const cell of hazardAreas(world).keys()) marks.push(cell * MARK);
  markMobs(world, marks);
  return marks;
}

function markFixtures(world: World, ground: Uint8Array, marks: number[]): void {
  const { raws, level } = world;
  const { all } = fixturesOf(world);
  for (let n = 0; n < all.length; n++) {
    const fixture = all[n] as Fixture;
    const { prop } = fixture;
    const { x, y } = positionOf(prop);
    const cell = y * level.width + x;
    // Skips props on blocked ground first, because most props are on ground that the hero has never seen.
    if (ground[cell] === 1 || !isStillThere(world, prop)) continue;
    const mark = cell * MARK;
    if (prop.portal || isVisibleHazard(world, fixture)) marks.push(mark);
    else if (blocksWay(world, prop)) marks.push(has(raws, prop, 'door') ? mark + DELAY : mark);
    else if (isCageWork(raws, prop)) marks.push(mark + WORK_DELAY);
  }
}

function markMobs(world: World, marks: number[]): void {
  const mobs = mobsOf(world.level);
  for (let n = 0; n < mobs.length; n++) {
    const mob = mobs[n] as Entity;
    if (!heroSeesEntity(world, mob)) continue;
    const delay = delayBy(world, mob) ?? 0;
    for (const { x, y } of footprint(world.raws, mob)) marks.push((y * world.level.width + x) * MARK + delay);
  }
}

function drawMap(
  { width, height }: Level,
  { ground, terrain, marks }: Pick<Survey, 'ground' | 'terrain' | 'marks'>,
): WalkMap {
  const blocked = ground.slice();
  const cost = terrain.slice();
  for (let n = 0; n < marks.length; n++) {
    const mark = marks[n] as number;
    const cell = Math.floor(mark / MARK);
    if (mark % MARK === 0) blocked[cell] = 1;
    else cost[cell] = mark % MARK;
  }
  return { width, height, blocked, cost };
}

/** Returns a cost in tenths of a step; `null` if the hero cannot pass. */
function delayBy(world: World, entity: Entity): number | null {
  const { raws } = world;
  const size = component(raws, entity, 'tileSize');
  const small = size === null || (size.width === 1 && size.height === 1);
  if (!small || has(raws, entity, 'vendor') || isInChains(entity)) return null;
  const stance = stanceToHero(world, entity);
  if (stance === 'friendly') return DELAY;
  return stance === 'wary' ? WARY_DELAY : null;
}

/**
 * True if the hero can walk to the cell or a neighbour. A neighbour is enough, because a trap may block the cell
 * itself. `field` is the result of `reachField`.
 */
export function isReachable(field: Int32Array, map: WalkMap, { x, y }: Point): boolean {
  if (isOutside(x, y, map)) return false;
  const { width } = map;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) if (field[row * width + column] !== UNREACHED) return true;
  }
  return false;
}
