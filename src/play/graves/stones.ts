import { CAVED_IN, type Level, type Raws, TILES } from '../../engine';
import { seedOf } from '../../lib/digest';
import { type Point, pointOf } from '../../lib/geometry';

const GROUND: ReadonlySet<string> = new Set([TILES.floor, TILES.gravel, TILES.grass]);
/** Tiles that may surround a gravestone, so that it looks like no obstacle. */
const OPEN: ReadonlySet<string> = new Set([...GROUND, TILES.road, TILES.woodFloor, TILES.bridge, TILES.shallowWater]);

/** `graves` are times of death (milliseconds since 1970). Each grave keeps its cell. */
export function stonesOn(raws: Raws, seed: string, level: Level, graves: readonly number[]): (Point | null)[] {
  const taken: number[] = [];
  const isFree = isFreeOn(raws, level);
  const ground = { ...level, tiles: tilesAtFirst(level) };
  return graves.map((time) => {
    const [salt] = seedOf(`grave ${seed} ${level.depth} ${time}`);
    const cell = bestCell(ground, salt, (at) => isFree(at) && !taken.includes(at));
    if (cell === null) return null;
    taken.push(cell);
    return pointOf(level, cell);
  });
}

/** Puts caved-in stairs back, because gravestones must not move. */
function tilesAtFirst({ tiles, entities, width }: Level): string {
  const shut = entities.flatMap(({ raw, position }) => (raw === CAVED_IN && position ? [position] : []));
  return shut.reduce((all, { x, y }) => {
    const cell = y * width + x;
    return all.slice(0, cell) + TILES.downStairs + all.slice(cell + 1);
  }, tiles);
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

/** True below a wall, false on open ground, `null` on unsuitable cells. */
function backing(tiles: string, width: number, cell: number): boolean | null {
  const isOpen = (at: number): boolean => OPEN.has(tiles[at] as string);
  const beside = [cell - 1, cell + 1, cell + width - 1, cell + width, cell + width + 1];
  if (!beside.every(isOpen)) return null;
  if (tiles[cell - width] === TILES.wall) return true;
  return isOpen(cell - width) ? false : null;
}

function scatter(cell: number, salt: number): number {
  let mixed = Math.imul(cell ^ salt, 1274126177);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 668265263);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

/** Excludes cells beside doors, because a found hidden door would move the stone. */
function isFreeOn(raws: Raws, { start, entities, width }: Level): (cell: number) => boolean {
  const indexOf = ({ x, y }: Point): number => y * width + x;
  const doors = new Set(
    entities.flatMap(({ raw, position }) => (position && raws.archetypes[raw]?.door ? [indexOf(position)] : [])),
  );
  return (cell) => cell !== indexOf(start) && ![0, -1, 1, -width, width].some((step) => doors.has(cell + step));
}
