import { add, type Point, pointOf, STEPS } from '../../lib/geometry';
import { forgetSince, recoverMeanwhile } from '../creatures';
import { refOf } from '../knowledge';
import { nearestFree } from '../spawning/free-cell';
import {
  addToLevel,
  copyLevel,
  type Destination,
  type Entity,
  emit,
  isCreature,
  isParked,
  isWalkable,
  type Level,
  levelRef,
  mobsOf,
  own,
  positionOf,
  removeFromLevel,
  replaceLevel,
  TILES,
  TOWN,
  type World,
} from '../state';
import { encumbrance } from '../systems/encumbrance';
import { visibility } from '../systems/visibility';
import { twistOf } from '../twists';
import { createLevel } from './create-level';
import { bringCompanion } from './pursuit';
import { noteBeast, placeStory } from './story';
import { takeWayDown } from './take-way-down';
import { tallyOf } from './tally';
import { waysDown } from './ways-down';

/** Returns `depth` if that level is parked (stored apart), otherwise `null`. */
export function parkedDepth({ game }: World, depth: number): number | null {
  const level = game.levels[String(depth)];
  return level && isParked(level) ? depth : null;
}

/** `null` for `at` means stairs or start. Throws for a parked or unknown level. */
export function enterLevel(
  world: World,
  depth: number,
  way: 'stairs' | 'portal' | 'cheat',
  at: Point | null = null,
): void {
  const { game } = world;
  const stored = game.levels[String(depth)];
  if (stored && isParked(stored)) throw new Error(`the level at depth ${depth} is parked`);
  const isSecond = !stored && takeWayDown(world, depth);
  bringCompanion(world, depth);
  const forks = game.secondWays !== undefined;
  const level = stored
    ? copyLevel(stored)
    : createLevel(world.raws, { seed: game.seed, depth, isSecond, forks }, game.nextId);
  if (!stored) {
    game.nextId += level.entities.length;
    game.tallies[String(depth)] = { ...tallyOf(world.raws, level), turn: game.turn };
  }
  noteBeast(world);
  world.level.left = game.turn;
  const { left } = level;
  if (left !== undefined) recoverMeanwhile(world.raws, level, game.turn - left);
  delete level.left;
  const downwards = depth > game.depth;
  game.hero.position = { ...(at ?? (stored ? arrivalCell(level, downwards) : level.start)) };
  replaceLevel(world, depth, level);
  if (left !== undefined) forgetSince(world, left);
  if (left !== undefined) putOffWanderer(world, game.turn - left);
  dismissFormerCompanions(world);
  makeRoom(world);
  game.deepest = Math.max(game.deepest, depth);
  emit(world, { kind: 'arrived', ...levelRef(level), first: !stored, way }, 'self');
  const twist = twistOf(world);
  if (twist) emit(world, { kind: 'twist', twist }, 'self');
  const ways = waysDown(world);
  if (ways.length > 0) emit(world, { kind: 'fork', recipes: ways.map(({ recipe }) => recipe) }, 'self');
  if (!stored) placeStory(world);
  if (!stored && downwards) healToHalf(world);
  refreshDerivedState(world, stored ? [] : level.entities);
}

function dismissFormerCompanions(world: World): void {
  const { companion } = world.game;
  const former = mobsOf(world.level).filter((mob) => mob.companion && mob.id !== companion?.id);
  for (const mob of former) removeFromLevel(world, mob);
}

/** Delays the next wandering creature by the hero's absence of `turns`. */
function putOffWanderer({ game }: World, turns: number): void {
  if (game.depth === TOWN) return;
  const key = String(game.depth);
  const tally = game.tallies[key];
  if (tally?.wanderer !== undefined) game.tallies[key] = { ...tally, wanderer: tally.wanderer + turns };
}

/** Recomputes sight, weights and attribute modifiers. No time passes. */
export function refreshDerivedState(
  world: World,
  newcomers: readonly Entity[] = [world.game.hero, ...world.level.entities],
): void {
  for (const newcomer of newcomers) if (isCreature(newcomer)) world.stale.add(newcomer.id);
  world.sightStale = true;
  visibility(world);
  encumbrance(world);
}

/** Returns the last stairs, or the start; in the town, west of the gate. */
export function arrivalCell(level: Level, downwards: boolean): Point {
  const index = level.tiles.lastIndexOf(downwards ? TILES.upStairs : TILES.downStairs);
  if (index < 0) return { ...level.start };
  const besideGate = !downwards && level.depth === TOWN && isWalkable(level.tiles[index - 1]);
  const cell = besideGate ? index - 1 : index;
  return pointOf(level, cell);
}

function makeRoom(world: World): void {
  const at = positionOf(world.game.hero);
  const standing = world.index.at(at).filter(({ kind }) => kind === 'mob');
  for (const entity of standing) {
    const free = nearestFree(world, entity, at);
    if (free) world.index.move(entity, free);
  }
}

function healToHalf(world: World): void {
  const { hero } = world.game;
  const { hp } = own(world.raws, hero, 'pools');
  const amount = Math.ceil(hp.max / 2) - hp.current;
  if (amount <= 0) return;
  hp.current += amount;
  emit(world, { kind: 'healed', target: refOf(world, hero), amount, at: positionOf(hero) }, 'self');
}

/** Cells from the gate to the portal. The hero arrives between them. */
const WEST_OF_GATE = 2;

export function portalAt(world: World, cell: Point): Destination | null {
  return world.index.at(cell).find(({ portal }) => portal)?.portal ?? null;
}

/** Returns a depth that the caller must load, or `null`. `astray` checks all directions. */
export function parkedDepthBehindPortal(world: World, to: Point, astray: boolean): number | null {
  const from = positionOf(world.game.hero);
  const cells = astray ? Object.values(STEPS).map((step) => add(from, step)) : [to];
  for (const cell of cells) {
    const beyond = portalAt(world, cell);
    const parked = beyond && parkedDepth(world, beyond.depth);
    if (parked !== null) return parked;
  }
  return null;
}

/** A portal to `departure.back` replaces all portals of the new level. */
export function followDeparture(world: World): void {
  const { departure } = world;
  if (!departure) return;
  enterLevel(world, departure.depth, 'portal', departure.at);
  if (departure.back) openPortal(world, departure.back);
}

function openPortal(world: World, back: Destination): void {
  const { level, game } = world;
  for (const old of level.entities.filter(({ portal }) => portal)) removeFromLevel(world, old);
  addToLevel(world, {
    id: game.nextId++,
    kind: 'prop',
    raw: 'town-portal',
    position: placeBesideGate(world),
    portal: { ...back },
  });
}

function placeBesideGate({ level, game }: World): Point {
  const { tiles } = level;
  const gate = tiles.lastIndexOf(TILES.downStairs);
  const cell = gate - WEST_OF_GATE;
  if (gate >= 0 && isWalkable(tiles[cell])) return pointOf(level, cell);
  return { ...game.hero.position };
}
