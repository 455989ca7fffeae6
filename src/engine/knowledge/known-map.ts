import { type Point, same } from '../../lib/geometry';
import { isSameList } from '../../lib/lists';
import { distanceField, isOutside, UNREACHED, type WalkMap } from '../../lib/path';
import { stanceToHero } from '../creatures';
import type { Entity, Level, World } from '../state';
import { component, footprint, has, heroSeesEntity, mobsOf, positionOf } from '../state';
import { blocksWay, exploredGround, type Fixture, fixtures, groundCost, isVisibleHazard } from './ground';
import { hazardAreas } from './hazard-areas';

/** Cost in tenths of a step of what takes an extra turn: opening a door, changing places with a creature. */
const DELAY = 20;
/** The same for wary creatures, which may move away or not: low enough that the hero does not turn back repeatedly. */
const WARY_DELAY = 50;

interface Survey {
  level: Level;
  turn: number;
  /** What the map was drawn of. */
  ground: Uint8Array;
  terrain: Uint8Array;
  marks: readonly number[];
  map: WalkMap;
  field: { from: Point; distances: Int32Array } | null;
}

// Used only between turns, when nothing changes, and then many times: for every place to travel to, explore or fight.
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
 * The walk map of what the hero knows. Blocked are unseen cells, stairs, portals, known traps and fires, the areas of
 * known hazards and all creatures in view that the hero cannot change places with; doors are opened on the way. Valid
 * between turns only; not to be changed. The same object as after the turn before while all cells are the same, so that
 * what was worked out on it still holds.
 */
export function knownMap(world: World): WalkMap {
  return surveyOf(world).map;
}

/**
 * Distances of walks over known ground from the hero, in hundredths of a step. Valid between turns only; not to be
 * changed.
 */
export function reachField(world: World): Int32Array {
  const known = drawnReachField(world);
  if (known !== null) return known;
  const survey = surveyOf(world);
  const from = { ...positionOf(world.game.hero) };
  survey.field = { from, distances: distanceField(survey.map, [from]) };
  return survey.field.distances;
}

/** The same if it was asked for already; else `null`. */
export function drawnReachField(world: World): Int32Array | null {
  const { field } = surveyOf(world);
  return field !== null && same(field.from, positionOf(world.game.hero)) ? field.distances : null;
}

/**
 * What stands on the ground as the hero knows it, in the order in which it is drawn: of each cell its index times this,
 * and the cost of getting past, 0 where the hero cannot.
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
  const props = fixtures(world);
  for (let n = 0; n < props.length; n++) {
    const fixture = props[n] as Fixture;
    const { prop } = fixture;
    const { x, y } = positionOf(prop);
    const cell = y * level.width + x;
    // Blocked by the ground itself, most of which the hero has never seen at first.
    if (ground[cell] === 1) continue;
    const mark = cell * MARK;
    if (prop.portal || isVisibleHazard(world, fixture)) marks.push(mark);
    else if (blocksWay(world, prop)) marks.push(has(raws, prop, 'door') ? mark + DELAY : mark);
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

/** Cost of getting past a creature; `null` when the hero cannot. */
function delayBy(world: World, entity: Entity): number | null {
  const { raws } = world;
  const size = component(raws, entity, 'tileSize');
  const small = size === null || (size.width === 1 && size.height === 1);
  if (!small || has(raws, entity, 'vendor')) return null;
  const stance = stanceToHero(world, entity);
  if (stance === 'friendly') return DELAY;
  return stance === 'wary' ? WARY_DELAY : null;
}

/** Can the hero walk to the cell, which may itself be stairs or a trap? */
export function isReachable(field: Int32Array, map: WalkMap, { x, y }: Point): boolean {
  if (isOutside(x, y, map)) return false;
  const { width } = map;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) if (field[row * width + column] !== UNREACHED) return true;
  }
  return false;
}
