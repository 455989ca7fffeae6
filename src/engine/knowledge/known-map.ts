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

/** Tenths of a step for a closed door or a friendly creature. */
const DELAY = 20;
/** Tenths of a step. A higher cost would make the hero turn back repeatedly. */
const WARY_DELAY = 50;
/** Tenths of a step. A step on a cage part would change the lock. */
const WORK_DELAY = 60;

interface Survey {
  level: Level;
  turn: number;
  ground: Uint8Array;
  terrain: Uint8Array;
  marks: readonly number[];
  map: WalkMap;
  field: { from: Point; distances: Int32Array } | null;
}

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

/** Known dangers are blocked. Call this only between turns, and do not change the result. */
export function knownMap(world: World): WalkMap {
  return surveyOf(world).map;
}

/** Path lengths from the hero in hundredths of a step. Call this only between turns. */
export function reachField(world: World): Int32Array {
  const known = drawnReachField(world);
  if (known !== null) return known;
  const survey = surveyOf(world);
  const from = { ...positionOf(world.game.hero) };
  survey.field = { from, distances: distanceField(survey.map, [from]) };
  return survey.field.distances;
}

/** Returns `null` if `reachField` has no cached result. Call this only between turns. */
export function drawnReachField(world: World): Int32Array | null {
  const { field } = surveyOf(world);
  return field !== null && same(field.from, positionOf(world.game.hero)) ? field.distances : null;
}

/** Factor of the cell in a mark. The rest is tenths of a step; 0 blocks. */
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
    // Tests the ground first, because most props are on unknown ground.
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

/** Returns tenths of a step; `null` if the hero cannot pass. */
function delayBy(world: World, entity: Entity): number | null {
  const { raws } = world;
  const size = component(raws, entity, 'tileSize');
  const small = size === null || (size.width === 1 && size.height === 1);
  if (!small || has(raws, entity, 'vendor') || isInChains(entity)) return null;
  const stance = stanceToHero(world, entity);
  if (stance === 'friendly') return DELAY;
  return stance === 'wary' ? WARY_DELAY : null;
}

/** A reachable neighbour suffices, because a trap may block the cell itself. */
export function isReachable(field: Int32Array, map: WalkMap, { x, y }: Point): boolean {
  if (isOutside(x, y, map)) return false;
  const { width } = map;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) if (field[row * width + column] !== UNREACHED) return true;
  }
  return false;
}
