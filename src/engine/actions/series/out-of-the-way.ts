import { cellIndex, type Point } from '../../../lib/geometry';
import { Latest } from '../../../lib/latest';
import { pathToNearest } from '../../../lib/path';
import { triggerAreaHere, triggerRange } from '../../creatures';
import { hasBeenSeen, hazardAreas, knownMap } from '../../knowledge';
import {
  component,
  type Entity,
  footprint,
  has,
  isAlive,
  mobsOf,
  positionOf,
  type Raws,
  type World,
} from '../../state';
import { canReachToStrike } from '../common/path-to-foe';
import { strikesFromAfar } from './battle';

/** True for a rooted enemy, or a stuck enemy without ranged attacks. */
export function isOutOfTheWay(world: World, foe: Entity): boolean {
  if (has(world.raws, foe, 'rooted')) return true;
  const areas = hazardAreas(world);
  if (areas.size === 0 || strikesFromAfar(world, foe) || canReachToStrike(world, foe)) return false;
  return footprint(world.raws, foe).some((cell) => areas.has(cellIndex(world.level, cell)));
}

const watchers = new Latest<readonly Entity[], { raws: Raws; all: Entity[] }>();

/** Leaves out creatures that burst, because the known map blocks their range. */
function watchersOf({ raws, level }: World): readonly Entity[] {
  const mobs = mobsOf(level);
  const last = watchers.get(mobs);
  if (last?.raws === raws) return last.all;
  const all = mobs.filter((mob) => has(raws, mob, 'rooted') && triggerRange(raws, mob.raw) === null);
  watchers.set(mobs, { raws, all });
  return all;
}

/** Maps each cell in range of a known rooted caster to the caster. */
export function watchedCells(world: World): ReadonlyMap<number, Entity> {
  const { raws } = world;
  const watched = new Map<number, Entity>();
  for (const mob of watchersOf(world)) {
    if (!hasBeenSeen(world, mob) || !isAlive(raws, mob)) continue;
    const body = footprint(raws, mob);
    const reach = Math.max(0, ...(component(raws, mob, 'abilities') ?? []).map(({ range }) => range));
    for (const at of body) for (const cell of triggerAreaHere(world, at, reach)) watched.set(cell, mob);
  }
  return watched;
}

/** Includes both ends. Returns `null` without a path, or if the hero is outside. */
export function pathOutOf(world: World, cells: ReadonlyMap<number, Entity>): Point[] | null {
  const at = positionOf(world.game.hero);
  if (!cells.has(cellIndex(world.level, at))) return null;
  const map = knownMap(world);
  return pathToNearest(map, at, (cell) => map.blocked[cell] === 0 && !cells.has(cell));
}
