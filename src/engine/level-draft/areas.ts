import type { Point } from '../../lib/geometry';
import type { WalkMap } from '../../lib/path';
import { isWalkable, leavingCost } from '../state';
import type { MapDraft } from './draft';

const NO_AREA = -1;

export interface Areas {
  /** Area number by cell; negative outside all areas. */
  area: Int16Array;
  sizes: number[];
}

const CLOSED = -2;

/** Joins diagonal neighbours, too. Numbers areas by smallest cell index. Treats `closed` cells as walls. */
export function areasOf(map: MapDraft, closed: Iterable<number> = []): Areas {
  const open = openCells(map);
  const area = new Int16Array(open.length).fill(NO_AREA);
  for (const cell of closed) {
    if (open[cell] === 1) area[cell] = CLOSED;
    open[cell] = 0;
  }
  if (runs.starts.length < open.length) runs = newRuns(open.length);
  const { starts, ends, parents, numbers } = runs;
  const sizes: number[] = [];
  for (let run = 0, count = joinRuns(open, map.width); run < count; run++) {
    const parent = parents[run] as number;
    const number = parent === run ? sizes.push(0) - 1 : (numbers[parent] as number);
    const start = starts[run] as number;
    const end = ends[run] as number;
    numbers[run] = number;
    area.fill(number, start, end);
    sizes[number] = (sizes[number] as number) + end - start;
  }
  return { area, sizes };
}

const newRuns = (most: number) => ({
  /** A run is a row's unbroken stretch of open cells. */
  starts: new Int32Array(most),
  ends: new Int32Array(most),
  /** Union-find parent: an earlier run, or the run itself. */
  parents: new Int32Array(most),
  numbers: new Int32Array(most),
});

// Shared between calls, because each level calls `areasOf` some hundred times.
let runs = newRuns(0);

function joinRuns(open: Uint8Array, width: number): number {
  const { starts, ends, parents } = runs;
  let count = 0;
  let above = 0;
  for (let row = width; row < open.length - width; row += width) {
    const first = count;
    for (let cell = row + 1; cell < row + width; cell++) {
      if (open[cell] === 0) continue;
      const start = cell;
      while (open[cell] === 1) cell += 1;
      starts[count] = start;
      ends[count] = cell;
      parents[count] = count;
      while (above < first && (ends[above] as number) + width < start) above += 1;
      for (let other = above; other < first && (starts[other] as number) + width <= cell; other++) join(count, other);
      count += 1;
    }
    above = first;
  }
  return count;
}

function join(run: number, other: number): void {
  const one = firstOf(run);
  const two = firstOf(other);
  runs.parents[Math.max(one, two)] = Math.min(one, two);
}

function firstOf(run: number): number {
  const { parents } = runs;
  let first = run;
  while (parents[first] !== first) {
    const parent = parents[first] as number;
    parents[first] = parents[parent] as number;
    first = parents[first] as number;
  }
  return first;
}

/** Returns 1 for walkable cells; always 0 on the outermost ring. */
export function openCells({ width, height, tiles }: MapDraft): Uint8Array {
  const open = new Uint8Array(tiles.length);
  for (let y = 1; y < height - 1; y++) {
    for (let cell = y * width + 1; cell < y * width + width - 1; cell++) {
      if (isWalkable(tiles[cell])) open[cell] = 1;
    }
  }
  return open;
}

/** True for walkable cells inside the outermost ring. */
export function isOpenCell(map: MapDraft, cell: number): boolean {
  const x = cell % map.width;
  const y = (cell - x) / map.width;
  if (x < 1 || y < 1 || x > map.width - 2 || y > map.height - 2) return false;
  return isWalkable(map.tiles[cell]);
}

/** In a tie, returns the first area; without areas, -1. */
export function largestArea({ sizes }: Areas): number {
  return sizes.indexOf(Math.max(...sizes));
}

/** Ignores the outermost ring. In a tie, returns the lowest index. */
export function nearestWalkable(map: MapDraft, to: Point): number | null {
  return nearestCell(map, to, (cell) => isOpenCell(map, cell));
}

/** Measures straight lines. In a tie, returns the lowest index. */
export function nearestCell(map: MapDraft, to: Point, wanted: (cell: number) => boolean): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  const search = (y: number): void => {
    if (y < 0 || y >= map.height) return;
    const rows = (y - to.y) ** 2;
    const reach = Math.min(map.width, Math.floor(Math.sqrt(least - rows)));
    const end = Math.min(map.width - 1, to.x + reach);
    for (let x = Math.max(0, to.x - reach), cell = y * map.width + x; x <= end; x++, cell++) {
      const distance = (x - to.x) ** 2 + rows;
      if (distance > least || (distance === least && cell > (best ?? cell)) || !wanted(cell)) continue;
      best = cell;
      least = distance;
    }
  };
  // Searches outwards, because a found cell rules out distant rows.
  search(to.y);
  for (let rows = 1; rows < map.height && rows * rows <= least; rows++) {
    search(to.y - rows);
    search(to.y + rows);
  }
  return best;
}

/** Considers terrain only, no entities. */
export function walkMapOf(map: MapDraft): WalkMap {
  const blocked = new Uint8Array(map.tiles.length);
  const cost = new Uint8Array(map.tiles.length);
  for (let cell = 0; cell < blocked.length; cell++) {
    const tile = map.tiles[cell] as string;
    blocked[cell] = isWalkable(tile) ? 0 : 1;
    cost[cell] = leavingCost(tile);
  }
  return { width: map.width, height: map.height, blocked, cost };
}

interface Size {
  width: number;
  height: number;
}

/** Returns cells row by row; `cell` is the top-left cell. */
export const bodyCells = ({ width }: Pick<MapDraft, 'width'>, cell: number, size: Size): number[] =>
  Array.from({ length: size.width * size.height }, (_, part) => {
    return cell + Math.floor(part / size.width) * width + (part % size.width);
  });

/** `cell` is the body's top-left cell. The outermost ring never fits. */
export const bodyFits = (map: MapDraft, cell: number, size: Size): boolean =>
  (cell % map.width) + size.width < map.width && bodyCells(map, cell, size).every((part) => isOpenCell(map, part));
