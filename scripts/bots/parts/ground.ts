import { isWalkable, TILE_RULES, type TileCode, type View } from '../../../src/engine';
import { directionTo, type Point, pointOf, same } from '../../../src/lib/geometry';
import { distanceField, findPath, pathToNearest, UNREACHED, type WalkMap } from '../../../src/lib/path';
import { rngFromSeed } from '../../../src/lib/rng';
import { NEIGHBOURS } from '../../../src/lib/sides';
import type { Plan } from '../situation';

const DETAIN = 20;

const grounds = new WeakMap<View, WalkMap>();

/** Returns the walk map of the known cells. Traps, portals, vendors and unfriendly creatures in view are blocked. */
export function groundOf(view: View): WalkMap {
  const known = grounds.get(view);
  if (known) return known;
  const { width, height, tiles } = view;
  const blocked = new Uint8Array(tiles.length);
  const cost = new Uint8Array(tiles.length);
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell] as TileCode | ' ';
    if (tile === ' ' || !isWalkable(tile)) blocked[cell] = 1;
    else cost[cell] = Math.round(TILE_RULES[tile].cost * 10);
  }
  for (const { kind, at, size, stance, vendor, harmful, open, raw } of view.things) {
    for (let y = at.y; y < at.y + size.height; y++) {
      for (let x = at.x; x < at.x + size.width; x++) {
        const cell = y * width + x;
        if (kind === 'mob' && (stance !== 'friendly' || vendor)) blocked[cell] = 1;
        else if (harmful || raw === 'town-portal') blocked[cell] = 1;
        else if (kind === 'mob' || open === false) cost[cell] = DETAIN;
      }
    }
  }
  const map = { width, height, blocked, cost };
  grounds.set(view, map);
  return map;
}

/** Returns a path that includes both ends; `null` if no goal can be reached. */
export const wayTo = (view: View, goals: readonly Point[], map = groundOf(view)): Point[] | null =>
  goals.length === 0 ? null : findPath(map, view.hero.at, goals);

/**
 * Returns the path to the nearest known cell beside an unknown one; `null` if there is none. Ignores the outermost
 * cells of the level, because they always remain unknown.
 */
export function wayToUnknown(view: View, map = groundOf(view)): Point[] | null {
  const { tiles, width, height } = view;
  const isUnknown = (x: number, y: number): boolean =>
    x > 0 && y > 0 && x < width - 1 && y < height - 1 && tiles[y * width + x] === ' ';
  return pathToNearest(map, view.hero.at, (cell) => {
    if (map.blocked[cell] === 1) return false;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    return NEIGHBOURS.some(([dx, dy]) => isUnknown(x + dx, y + dy));
  });
}

const STEP = 100;

/**
 * Returns the reachable cell beside unknown ground for which `worth` is greatest; `null` if there is none. `worth`
 * receives the cell and the number of steps to it.
 */
export function bestEdge(view: View, map: WalkMap, worth: (at: Point, steps: number) => number): Point | null {
  const field = distanceField(map, [view.hero.at]);
  let best: Point | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let cell = 0; cell < field.length; cell++) {
    const cost = field[cell] as number;
    const at = pointOf(view, cell);
    if (cost === UNREACHED || map.blocked[cell] === 1 || !isEdge(view, at)) continue;
    const found = worth(at, cost / STEP);
    if (found > most) [best, most] = [at, found];
  }
  return best;
}

/**
 * True if one of the eight neighbours is unknown. Ignores the outermost cells of the level, because they always remain
 * unknown. Always false for the hero's cell.
 */
export function isEdge({ tiles, width, height, hero }: View, at: Point): boolean {
  if (same(at, hero.at)) return false;
  return NEIGHBOURS.some(([dx, dy]) => {
    const [x, y] = [at.x + dx, at.y + dy];
    return x > 0 && y > 0 && x < width - 1 && y < height - 1 && tiles[y * width + x] === ' ';
  });
}

export function* stepAlong(view: View, way: readonly Point[] | null): Plan {
  const next = way?.[1];
  const direction = next ? directionTo(view.hero.at, next) : null;
  if (direction !== null) yield { kind: 'move', direction };
}

export function stairs(view: View, kind: '>' | '<'): Point[] {
  const { tiles } = view;
  const places: Point[] = [];
  for (let cell = tiles.indexOf(kind); cell >= 0; cell = tiles.indexOf(kind, cell + 1)) {
    places.push(pointOf(view, cell));
  }
  return places;
}

/**
 * Returns known stairs to one of the two ways down; `null` if only one way leads down, or if the hero knows neither
 * stairs. Seed and depth decide the way, so that bots use both equally often. Otherwise bots would mostly take the
 * second way, because its stairs are nearer. If the hero does not know the stairs to this way, returns the other
 * stairs.
 */
export function wayDown({ waysDown, seed, depth }: View): Point | null {
  if (!waysDown) return null;
  const coin = rngFromSeed(`${seed}/way to ${depth + 1}`).die(2) - 1;
  return waysDown[coin]?.at ?? waysDown.find(({ at }) => at)?.at ?? null;
}

/** Plans to take the stairs down under the hero, if there are any. Confirms that the other way is then closed. */
export function* takeStairsDown({ standingOn, waysDown }: View): Plan {
  if (standingOn !== '>') return;
  yield { kind: 'descend' };
  if (waysDown) yield { kind: 'descend', sure: true };
}
