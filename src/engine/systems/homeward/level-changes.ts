import { cellIndex, distanceSquared, type Point, pointOf } from '../../../lib/geometry';
import { shuffle } from '../../../lib/lists';
import { findPath } from '../../../lib/path';
import type { Rng } from '../../../lib/rng';
import { areasOf } from '../../level-draft/areas';
import type { LevelChangeRaw } from '../../schema/campaigns';
import { component, isWalkable, setTile, TILES, type TileCode, type World } from '../../state';
import { barredCells, groundOf, stairsUp } from './ground';

const TRIES = 10;
const DETOUR = 5;
const ENDS = 3;

/** Makes one random change; returns `null` if none is possible. */
export function changeLevel(
  world: World,
  changes: readonly LevelChangeRaw[],
  { from, rng }: { from: Point; rng: Rng },
): LevelChangeRaw | null {
  if (stairsUp(world.level) === null) return null;
  for (const change of shuffle(changes, rng)) {
    if (change.ground && !changeGround(world, change.ground, { from, rng })) continue;
    if (change.dims) putLampsOut(world);
    return change;
  }
  return null;
}

function putLampsOut({ raws, level }: World): void {
  level.lit = false;
  for (const prop of level.entities) {
    if (prop.kind === 'prop' && component(raws, prop, 'lightSource') !== null) prop.lightSource = null;
  }
}

type Ground = NonNullable<LevelChangeRaw['ground']>;

/** Puts impassable ground where the detour is longest. False without a suitable place. */
function changeGround(world: World, ground: Ground, { from, rng }: { from: Point; rng: Rng }): boolean {
  const stairs = stairsUp(world.level);
  const way = stairs && findPath(groundOf(world), from, [stairs]);
  if (!way || !stairs) return false;
  const isPassable = isWalkable(TILES[ground.to]);
  const codes = ground.from.map((name): string => TILES[name]);
  const middles = way
    .slice(ENDS, -ENDS)
    .filter((at) => codes.includes(world.level.tiles[cellIndex(world.level, at)] as string));
  let best: { cells: number[]; length: number } | null = null;
  for (const middle of shuffle(middles, rng).slice(0, isPassable ? 1 : TRIES)) {
    const cells = cellsAround(world, middle, ground.radius, codes);
    const length = isPassable ? way.length : lengthWithout(world, cells, { from, stairs });
    if (length !== null && length > (best?.length ?? 0)) best = { cells, length };
  }
  if (!best || (!isPassable && best.length < way.length + DETOUR)) return false;
  for (const cell of best.cells) setTile(world, pointOf(world.level, cell), TILES[ground.to]);
  world.sightStale = true;
  return true;
}

function cellsAround({ level, index, game }: World, middle: Point, radius: number, codes: readonly string[]): number[] {
  const cells: number[] = [];
  for (let y = middle.y - radius; y <= middle.y + radius; y++) {
    for (let x = middle.x - radius; x <= middle.x + radius; x++) {
      const at = { x, y };
      const cell = cellIndex(level, at);
      if (distanceSquared(at, middle) > radius * radius + radius || !codes.includes(level.tiles[cell] ?? '')) continue;
      const isTaken = index.at(at).length > 0 || cell === cellIndex(level, game.hero.position);
      if (!isTaken) cells.push(cell);
    }
  }
  return cells;
}

/** Returns the path length around `cells`; `null` if `cells` cut off ground. */
function lengthWithout(
  world: World,
  cells: readonly number[],
  { from, stairs }: { from: Point; stairs: Point },
): number | null {
  const { level } = world;
  const barred = [...barredCells(world)];
  const map = { ...level, tiles: [...level.tiles] as TileCode[] };
  const before = areasOf(map, barred);
  const after = areasOf(map, [...barred, ...cells]);
  const home = cellIndex(level, from);
  const closed = cells.filter((cell) => before.area[cell] === before.area[home]).length;
  const left = after.sizes[after.area[home] as number] ?? 0;
  if (left !== (before.sizes[before.area[home] as number] ?? 0) - closed) return null;
  const ground = groundOf(world);
  for (const cell of cells) ground.blocked[cell] = 1;
  return findPath(ground, from, [stairs])?.length ?? null;
}
