import { cellIndex, kingDistance, type Point, pointOf } from '../../../lib/geometry';
import { findPath } from '../../../lib/path';
import { isWithin } from '../../../lib/range';
import type { Rng } from '../../../lib/rng';
import { fieldOfView } from '../../../lib/sight';
import type { BandRaw, WayHomeRaw } from '../../schema/campaigns';
import { call } from '../../spawning/call';
import {
  type Entity,
  emit,
  type Hunt,
  isAlive,
  mobsOf,
  positionOf,
  type RawId,
  removeFromLevel,
  TILES,
  type World,
} from '../../state';
import { groundOf, stairsUp } from './ground';

const FAR = 12;
/** Sight radius in cells of an arriving hero. */
const SIGHT = 14;
const ROOM = 2;
const AHEAD = 0.45;

/** Returns `null` if no band may come at this depth. */
export function drawBand({ bands }: WayHomeRaw, depth: number, rng: Rng): BandRaw | null {
  const fitting = bands.filter(({ depths }) => isWithin(depths, depth));
  return fitting.length === 0 ? null : rng.pick(fitting);
}

/** Makes all hunters on the level wait. Returns the captain; `null` without room. */
export function placeAhead(world: World, band: BandRaw, { from, rng }: { from: Point; rng: Rng }): Entity | null {
  const places = placesAhead(world, from);
  if (places.length === 0) return null;
  const captain = gather(world, band, rng.pick(places), 'awaited');
  for (const member of bandOn(world)) member.moveMode = 'static';
  return captain;
}

/** Sends all hunters after the hero. Returns the captain; `null` without room. */
export function callBand(world: World, band: BandRaw, { at }: Hunt): Entity | null {
  const what = world.level.tiles[at] === TILES.upStairs ? 'awaited' : 'hunted';
  const captain = gather(world, band, pointOf(world.level, at), what);
  setOut(world);
  return captain;
}

/** Includes hunters that waited. */
export function setOut(world: World): void {
  for (const member of bandOn(world)) {
    delete member.moveMode;
    member.chasing = world.game.hero.id;
  }
}

/** Emits `way-home` with `peace`. */
export function disband(world: World): void {
  for (const member of bandOn(world)) {
    removeFromLevel(world, member);
    world.due.delete(member.id);
  }
  emit(world, { kind: 'way-home', what: 'peace' }, 'self');
}

/** Includes living hunters that followed the hero to this level. */
export function bandOn({ raws, level }: World): Entity[] {
  const { laurel } = raws.campaign;
  const bands = 'way_home' in laurel ? laurel.way_home.bands : [];
  const kinds = new Set<RawId>(bands.flatMap(({ captain, mobs }) => [captain, ...mobs]));
  return mobsOf(level).filter((mob) => mob.summoned && kinds.has(mob.raw) && isAlive(raws, mob));
}

/** All are as strong as on the hero's deepest level. */
function gather(world: World, band: BandRaw, near: Point, what: 'hunted' | 'awaited'): Entity | null {
  const { deepest } = world.game;
  const captain = call(world, band.captain, near, deepest);
  if (!captain) return null;
  const others = band.mobs.filter((raw) => call(world, raw, near, deepest) !== null);
  emit(world, { kind: 'way-home', what, captain: captain.raw, count: others.length }, 'heard');
  return captain;
}

/** Returns hidden cells far along the path from `from` to the stairs up. */
export function placesAhead(world: World, from: Point): Point[] {
  const { level, index } = world;
  const stairs = stairsUp(level);
  const way = stairs && findPath(groundOf(world), from, [stairs]);
  if (!way) return [];
  const { width, height } = level;
  const seen = new Set(fieldOfView({ width, height, opaque: index.opaque }, from.x, from.y, SIGHT));
  const hero = positionOf(world.game.hero);
  const isHidden = (at: Point): boolean => {
    const { x, y } = at;
    for (let dy = -ROOM; dy <= ROOM; dy++) {
      for (let dx = -ROOM; dx <= ROOM; dx++) {
        const cell = cellIndex(level, { x: x + dx, y: y + dy });
        if (seen.has(cell) || world.visible[cell] === 1) return false;
      }
    }
    return kingDistance(at, hero) > ROOM;
  };
  return way.filter((at, step) => step >= Math.max(FAR, way.length * AHEAD) && step < way.length - 1 && isHidden(at));
}
