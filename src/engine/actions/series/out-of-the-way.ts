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
import { canReachToStrike, strikesFromAfar } from './battle';

/**
 * Can an explorer leave this enemy alone? What is rooted does not follow, and who stands where the hero would make
 * something go off, and does not strike from afar, cannot be got at.
 */
export function isOutOfTheWay(world: World, foe: Entity): boolean {
  if (has(world.raws, foe, 'rooted')) return true;
  const areas = hazardAreas(world);
  if (areas.size === 0 || strikesFromAfar(world, foe) || canReachToStrike(world, foe)) return false;
  return footprint(world.raws, foe).some((cell) => areas.has(cellIndex(world.level, cell)));
}

// Few levels have any, and mobs seldom come and go.
const watchers = new Latest<readonly Entity[], { raws: Raws; all: Entity[] }>();

/** The mobs of the level that never move and go on working their magic. */
function watchersOf({ raws, level }: World): readonly Entity[] {
  const mobs = mobsOf(level);
  const last = watchers.get(mobs);
  if (last?.raws === raws) return last.all;
  const all = mobs.filter((mob) => has(raws, mob, 'rooted') && triggerRange(raws, mob.raw) === null);
  watchers.set(mobs, { raws, all });
  return all;
}

/**
 * The cells, by index, on which creatures that are rooted would work their magic on the hero, with who that is, as far
 * as the hero has seen them. What goes off only once is among the hazards of the known map.
 */
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

/** The next step out of these cells; `undefined` when the hero stands on none of them, or there is no way out. */
export function stepOutOf(world: World, cells: ReadonlyMap<number, Entity>): Point | undefined {
  const at = positionOf(world.game.hero);
  if (!cells.has(cellIndex(world.level, at))) return undefined;
  const map = knownMap(world);
  return pathToNearest(map, at, (cell) => map.blocked[cell] === 0 && !cells.has(cell))?.[1];
}
