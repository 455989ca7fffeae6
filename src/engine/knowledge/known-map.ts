import type { Point } from '../../lib/geometry';
import { distanceField, UNREACHED, type WalkMap } from '../../lib/path';
import { stanceToHero } from '../creatures';
import type { Entity, Level, World } from '../state';
import { component, footprint, has, heroSeesEntity, mobsOf, positionOf } from '../state';
import { blocksWay, fixtures, groundCost, isHazard, stairCells, unseenCells } from './ground';
import { hazardAreas } from './hazard-areas';

/** Cost in tenths of a step of what takes an extra turn: opening a door, changing places with a creature. */
const DELAY = 20;
/** The same for wary creatures, which may move away or not: low enough that the hero does not turn back repeatedly. */
const WARY_DELAY = 50;

interface Survey {
  level: Level;
  turn: number;
  map: WalkMap;
  field: Int32Array | null;
}

// Used only between turns, when nothing changes, and then many times: for every place to travel to, explore or fight.
const surveys = new WeakMap<World, Survey>();

function surveyOf(world: World): Survey {
  const { level, game } = world;
  const known = surveys.get(world);
  if (known !== undefined && known.level === level && known.turn === game.turn) return known;
  const made = { level, turn: game.turn, map: drawMap(world), field: null };
  surveys.set(world, made);
  return made;
}

/**
 * The walk map of what the hero knows. Blocked are unseen cells, stairs, portals, known traps and fires, the areas of
 * known hazards and all creatures in view that the hero cannot change places with; doors are opened on the way. Valid
 * between turns only; not to be changed.
 */
export function knownMap(world: World): WalkMap {
  return surveyOf(world).map;
}

/**
 * Distances of walks over known ground from the hero, in hundredths of a step. Valid between turns only; not to be
 * changed.
 */
export function reachField(world: World): Int32Array {
  const known = surveyOf(world);
  known.field ??= distanceField(known.map, [positionOf(world.game.hero)]);
  return known.field;
}

function drawMap(world: World): WalkMap {
  const { width, height } = world.level;
  const blocked = world.index.solid.slice();
  blockCells(blocked, unseenCells(world.level));
  for (const cell of stairCells(world.level)) blocked[cell] = 1;
  const cost = groundCost(world.level).slice();
  for (const prop of fixtures(world)) {
    const { x, y } = positionOf(prop);
    const cell = y * width + x;
    if (prop.portal || isHazard(world.raws, prop)) blocked[cell] = 1;
    else if (!blocksWay(world, prop)) continue;
    else if (has(world.raws, prop, 'door')) cost[cell] = DELAY;
    else blocked[cell] = 1;
  }
  for (const cell of hazardAreas(world).keys()) blocked[cell] = 1;
  for (const entity of mobsOf(world.level)) {
    if (!heroSeesEntity(world, entity)) continue;
    for (const { x, y } of footprint(world.raws, entity)) {
      const delay = delayBy(world, entity);
      if (delay === null) blocked[y * width + x] = 1;
      else cost[y * width + x] = delay;
    }
  }
  return { width, height, blocked, cost };
}

/** Merges two arrays of 0 and 1, four cells at once: the map is drawn anew on every step of a long walk. */
function blockCells(blocked: Uint8Array, also: Uint8Array): void {
  const fours = blocked.length >> 2;
  const into = new Uint32Array(blocked.buffer, 0, fours);
  const from = new Uint32Array(also.buffer, 0, fours);
  for (let four = 0; four < fours; four++) into[four] = (into[four] as number) | (from[four] as number);
  for (let cell = 4 * fours; cell < blocked.length; cell++) if (also[cell] === 1) blocked[cell] = 1;
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
export function isReachable(field: Int32Array, { width, height }: WalkMap, { x, y }: Point): boolean {
  if (x < 1 || y < 1 || x > width - 2 || y > height - 2) return false;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) if (field[row * width + column] !== UNREACHED) return true;
  }
  return false;
}
