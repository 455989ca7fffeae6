import { type Level, type Raws, TILES } from '../../engine';
import { seedOf } from '../../lib/digest';
import { type Point, pointOf } from '../../lib/geometry';

/** Ground that a stone stands on. */
const GROUND: ReadonlySet<string> = new Set([TILES.floor, TILES.gravel, TILES.grass]);
/** What lies open beside it, so that it never seems to bar a way. */
const OPEN: ReadonlySet<string> = new Set([...GROUND, TILES.road, TILES.woodFloor, TILES.bridge, TILES.shallowWater]);

/**
 * Where the stones of a level's graves stand, in their order; `null` for one that finds no place. Each has its back to
 * a wall or, where that is nowhere to be had, open ground around it. Looks alone decide, by what never changes while
 * the level is played: the same graves always stand on the same cells, and nothing is drawn from the game's generator.
 */
export function stonesOn(raws: Raws, seed: string, level: Level, graves: readonly number[]): (Point | null)[] {
  const taken: number[] = [];
  const isFree = isFreeOn(raws, level);
  return graves.map((time) => {
    const [salt] = seedOf(`grave ${seed} ${level.depth} ${time}`);
    const cell = bestCell(level, salt, (at) => isFree(at) && !taken.includes(at));
    if (cell === null) return null;
    taken.push(cell);
    return pointOf(level, cell);
  });
}

function bestCell({ tiles, width, height }: Level, salt: number, isFree: (cell: number) => boolean): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (let cell = width; cell < width * (height - 1); cell++) {
    const backed = GROUND.has(tiles[cell] as string) ? backing(tiles, width, cell) : null;
    if (backed === null) continue;
    const rank = scatter(cell, salt) + (backed ? 0 : 1);
    if (rank < least && isFree(cell)) [best, least] = [cell, rank];
  }
  return best;
}

/** Whether a wall is behind the cell, with open ground beside and before it; `null` where that is not so either way. */
function backing(tiles: string, width: number, cell: number): boolean | null {
  const isOpen = (at: number): boolean => OPEN.has(tiles[at] as string);
  const beside = [cell - 1, cell + 1, cell + width - 1, cell + width, cell + width + 1];
  if (!beside.every(isOpen)) return null;
  if (tiles[cell - width] === TILES.wall) return true;
  return isOpen(cell - width) ? false : null;
}

/** A number in [0, 1) that looks random, but depends on the two integers alone. */
function scatter(cell: number, salt: number): number {
  let mixed = Math.imul(cell ^ salt, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 668265263);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** Neither the way in, nor a door or beside one: the wall before a hidden one becomes ground when that is found. */
function isFreeOn(raws: Raws, { start, entities, width }: Level): (cell: number) => boolean {
  const indexOf = ({ x, y }: Point): number => y * width + x;
  const doors = new Set(
    entities.flatMap(({ raw, position }) => (position && raws.archetypes[raw]?.door ? [indexOf(position)] : [])),
  );
  return (cell) => cell !== indexOf(start) && ![0, -1, 1, -width, width].some((step) => doors.has(cell + step));
}
