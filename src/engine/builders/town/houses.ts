import { pointOf } from '../../../lib/geometry';
import { findPath } from '../../../lib/path';
import type { Rng } from '../../../lib/rng';
import { nearestCell, walkMapOf } from '../../level-draft/areas';
import { cellOf, type MapDraft } from '../../level-draft/draft';
import { leavingCost, TILES } from '../../state';
import { WEST_WALL } from './grounds';

/** `width` and `height` include the walls. */
export interface House {
  x: number;
  y: number;
  width: number;
  height: number;
}

const HOUSES = 12;
const ATTEMPTS = 20_000;

/** Returns `null` if some houses do not fit, with `map` and `land` changed. */
export function placeHouses(map: MapDraft, land: Uint8Array, rng: Rng): House[] | null {
  const houses: House[] = [];
  for (let attempt = 0; attempt < ATTEMPTS && houses.length < HOUSES; attempt++) {
    const x = rng.die(map.width - 32) + WEST_WALL;
    const y = rng.die(map.height) - 2;
    const house = { x, y, width: rng.die(8) + 4, height: rng.die(8) + 4 };
    if (!isFree(map, house, land)) continue;
    houses.push(house);
    for (const cell of cellsOf(map, house)) {
      map.tiles[cell] = TILES.woodFloor;
      for (const taken of [cell, cell - 1, cell + 1, cell - map.width, cell + map.width]) land[taken] = 0;
    }
  }
  if (houses.length < HOUSES) return null;
  raiseHouseWalls(map, houses);
  return houses;
}

function isFree(map: MapDraft, house: House, land: Uint8Array): boolean {
  const { x, y, width, height } = house;
  const right = x + width - 1;
  const bottom = y + height - 1;
  if (y < 0 || right >= map.width || bottom >= map.height) return false;
  const corners = [cellOf(map, x, y), cellOf(map, right, y), cellOf(map, x, bottom), cellOf(map, right, bottom)];
  return corners.every((cell) => land[cell] === 1) && cellsOf(map, house).every((cell) => land[cell] === 1);
}

/** Returns indices row by row, walls included. */
export function cellsOf(map: MapDraft, { x, y, width, height }: House): number[] {
  const cells: number[] = [];
  for (let cy = y; cy < y + height; cy++) for (let cx = x; cx < x + width; cx++) cells.push(cellOf(map, cx, cy));
  return cells;
}

function raiseHouseWalls(map: MapDraft, houses: readonly House[]): void {
  for (const house of houses) {
    const { x, y, width, height } = house;
    for (const cell of cellsOf(map, house)) {
      const at = pointOf(map, cell);
      const west = at.x === x && x > WEST_WALL + 1;
      if (west || at.x === x + width - 1 || at.y === y || at.y === y + height - 1) map.tiles[cell] = TILES.wall;
    }
  }
}

/** Faces the road with middle row `gate`. Returns the door's cell. */
export function cutDoor(map: MapDraft, { x, y, width, height }: House, gate: number, rng: Rng): number {
  const doorX = x + 1 + rng.die(width - 3);
  const north = y + Math.floor(height / 2) > gate;
  const door = cellOf(map, doorX, north ? y : y + height - 1);
  map.tiles[door] = TILES.floor;
  return door;
}

/** Leads from each door to the nearest road. `doors` are cell indices. */
export function layPaths(map: MapDraft, doors: readonly number[]): void {
  const walks = walkMapOf(map);
  for (const door of doors) {
    const from = pointOf(map, door);
    const road = nearestCell(map, from, (cell) => map.tiles[cell] === TILES.road);
    const path = road === null ? null : findPath(walks, from, [pointOf(map, road)]);
    for (const { x, y } of path ?? []) {
      const cell = cellOf(map, x, y);
      map.tiles[cell] = TILES.road;
      walks.cost[cell] = leavingCost(TILES.road);
    }
  }
}

/** Sorts by area, largest first. */
export function bySize(houses: readonly House[]): House[] {
  return [...houses].sort((a, b) => b.width * b.height - a.width * a.height);
}

/** Includes the four cells beside each door. `doors` are cell indices. */
export function isAtDoor(map: MapDraft, cell: number, doors: readonly number[]): boolean {
  return doors.some((door) => {
    const apart = Math.abs(door - cell);
    return apart <= 1 || apart === map.width;
  });
}
