import type { SeenThing, View } from '../../../src/engine';
import { cellIndex, type Point, pointOf } from '../../../src/lib/geometry';
import { distanceField, findPath, UNREACHED, type WalkMap } from '../../../src/lib/path';
import { NEIGHBOURS } from '../../../src/lib/sides';
import { groundOf } from './ground';

/** Cell that the hero can hold against several enemies. */
export interface Stronghold {
  /** Includes the hero's cell. */
  path: Point[];
  /** Number of cells from which enemies can strike the hero there, without a long detour. */
  front: number;
}

const STEP = 100;
/** Number of steps that the hero walks to a cell at most. */
const NEAR = 3;
/** Number of steps that an enemy walks at most to strike the hero from another side. */
const ROUNDABOUT = 14;
/** Maximum number of cells that the bot examines in detail. */
const MOST = 12;

/** Returns cells that the hero reaches before all enemies, and where fewer enemies can strike at once than now. */
export function strongholds(view: View, foes: readonly SeenThing[]): Stronghold[] {
  const map = groundOf(view);
  const own = distanceField(map, [view.hero.at], NEAR * 1.5 * STEP);
  const theirs = distanceField(
    map,
    foes.map(({ at }) => at),
    2 * ROUNDABOUT * STEP,
  );
  const cells: { cell: number; open: number }[] = [];
  for (let cell = 0; cell < own.length; cell++) {
    const mine = own[cell] as number;
    if (mine === UNREACHED || map.blocked[cell] === 1) continue;
    if (mine > 0 && mine + STEP >= (theirs[cell] as number)) continue;
    const open = beside(map, cell).filter((next) => map.blocked[next] === 0 || view.tiles[next] === ' ').length;
    if (open <= WIDEST) cells.push({ cell, open });
  }
  return cells
    .sort((a, b) => a.open - b.open || (own[a.cell] as number) - (own[b.cell] as number))
    .slice(0, MOST)
    .flatMap(({ cell }) => {
      const path = findPath(map, view.hero.at, [pointOf(view, cell)]);
      return path && path.length <= NEAR + 1 ? [{ path, front: frontOf(view, map, cell, foes) }] : [];
    });
}

/** Maximum number of free or unknown cells beside a stronghold. */
const WIDEST = 5;

/** Returns the number of cells beside `cell` that enemies reach soon while the hero is there. */
function frontOf(view: View, map: WalkMap, cell: number, foes: readonly SeenThing[]): number {
  const blocked = map.blocked.slice();
  blocked[cell] = 1;
  const field = distanceField(
    { ...map, blocked },
    foes.map(({ at }) => at),
    2 * ROUNDABOUT * STEP,
  );
  const costs = beside(map, cell).map((next) => field[next] as number);
  const least = Math.min(...costs);
  const open = costs.filter((cost) => cost < UNREACHED && cost <= least + ROUNDABOUT * STEP).length;
  const taken = foes.filter(({ at }) => beside(map, cell).includes(cellIndex(view, at))).length;
  return Math.max(1, open, taken);
}

function beside({ width, height }: WalkMap, cell: number): number[] {
  const [x, y] = [cell % width, Math.floor(cell / width)];
  return NEIGHBOURS.flatMap(([dx, dy]) => {
    const [column, row] = [x + dx, y + dy];
    return column > 0 && row > 0 && column < width - 1 && row < height - 1 ? [row * width + column] : [];
  });
}
