import type { Point } from './geometry';

/**
 * Where one may walk. `blocked` holds 1 for cells that cannot be entered; `cost` is what leaving a cell costs, in
 * tenths (10 = an ordinary step), so that every sum is an integer. The outermost ring is never entered.
 */
export interface WalkMap {
  width: number;
  height: number;
  blocked: Uint8Array;
  cost: Uint8Array;
}

/** A diagonal step costs half as much again. */
const DIAGONAL = 15;
const STRAIGHT = 10;

/** Straight steps first, so that ties prefer them: W, E, N, S, NW, NE, SW, SE. */
export const NEIGHBOURS: readonly (readonly [dx: number, dy: number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

const DX = Int8Array.from(NEIGHBOURS, ([dx]) => dx);
const DY = Int8Array.from(NEIGHBOURS, ([, dy]) => dy);

/** What a distance field holds for cells that cannot be reached. */
export const UNREACHED = 0x7fffffff;

/**
 * Cheapest way from `from` to a cell of `goals`, both included; `null` when there is none, or none is found after
 * looking at `limit` cells. Goal cells count as enterable, so that one can path to somebody who stands there. A* with a
 * heap; ties by lowest index of insertion.
 */
export function findPath(map: WalkMap, from: Point, goals: readonly Point[], limit = UNREACHED): Point[] | null {
  const cells = new Set(goals.map((goal) => goal.y * map.width + goal.x));
  if (cells.size === 0) return null;
  const { parent, end } = search(
    map,
    from,
    (cell) => cells.has(cell),
    (x, y) => heuristic(x, y, goals),
    limit,
  );
  return end === -1 ? null : trace(parent, end, map.width);
}

/**
 * A short way from `from` to `goal`, at most half as dear again as the cheapest and found much sooner; or, when none is
 * found after looking at `limit` cells, to the cell among those that lies nearest to it. Both ends included; only the
 * start when nothing is nearer.
 */
export function pathTowards(map: WalkMap, from: Point, goal: Point, limit: number): Point[] {
  const { parent, end, nearest } = search(
    map,
    from,
    (cell) => cell === goal.y * map.width + goal.x,
    (x, y) => (3 * octile(Math.abs(x - goal.x), Math.abs(y - goal.y))) >> 1,
    limit,
  );
  return trace(parent, end === -1 ? nearest : end, map.width);
}

/** Cheapest way to any cell that `isGoal` holds for, by index, both ends included; `null` when there is none. */
export function pathToNearest(map: WalkMap, from: Point, isGoal: (cell: number) => boolean): Point[] | null {
  const { parent, end } = search(map, from, isGoal, () => 0, UNREACHED);
  return end === -1 ? null : trace(parent, end, map.width);
}

interface Search {
  /** The cell before each, -1 before the start. Good until the next search. */
  parent: Int32Array;
  /** The goal cell reached, -1 when none was. */
  end: number;
  /** The cell looked at that lies nearest to a goal. */
  nearest: number;
}

function search(
  map: WalkMap,
  from: Point,
  isGoal: (cell: number) => boolean,
  guess: (x: number, y: number) => number,
  limit: number,
): Search {
  const { width, height, blocked, cost } = map;
  const start = from.y * width + from.x;
  const { best, parent, opened, closed, round } = freshScratch(width * height);
  heap.clear();
  let nearest = start;
  let least = UNREACHED;
  best[start] = 0;
  parent[start] = -1;
  opened[start] = round;
  heap.push(start, guess(from.x, from.y));
  for (let looked = 0; heap.size > 0 && looked < limit; ) {
    const current = heap.pop();
    if (closed[current] === round) continue;
    closed[current] = round;
    looked += 1;
    if (isGoal(current)) return { parent, end: current, nearest: current };
    const x = current % width;
    const y = (current - x) / width;
    const left = guess(x, y);
    if (left < least) {
      least = left;
      nearest = current;
    }
    for (let side = 0; side < 8; side++) {
      const nx = x + (DX[side] as number);
      const ny = y + (DY[side] as number);
      if (nx < 1 || ny < 1 || nx > width - 2 || ny > height - 2) continue;
      const next = ny * width + nx;
      if (closed[next] === round || (blocked[next] === 1 && !isGoal(next))) continue;
      const sum = (best[current] as number) + (cost[current] as number) * (side < 4 ? STRAIGHT : DIAGONAL);
      if (opened[next] === round && sum >= (best[next] as number)) continue;
      best[next] = sum;
      parent[next] = current;
      opened[next] = round;
      heap.push(next, sum + guess(nx, ny));
    }
  }
  return { parent, end: -1, nearest };
}

/** Per cell: least cost so far, the cell before it, and the round in which it was opened and closed. */
interface Scratch {
  best: Int32Array;
  parent: Int32Array;
  opened: Int32Array;
  closed: Int32Array;
  round: number;
}

// Reused from search to search; counting rounds spares clearing it.
let scratch: Scratch | null = null;

function freshScratch(cells: number): Scratch {
  if (scratch === null || scratch.best.length < cells || scratch.round === UNREACHED) {
    const array = (): Int32Array => new Int32Array(cells);
    scratch = { best: array(), parent: array(), opened: array(), closed: array(), round: 0 };
  }
  scratch.round += 1;
  return scratch;
}

/** Cost from the nearest of `sources` to every cell, in hundredths of a step, up to `limit`; `UNREACHED` elsewhere. */
export function distanceField(map: WalkMap, sources: readonly Point[], limit = UNREACHED): Int32Array {
  const { width, height } = map;
  const field = new Int32Array(width * height).fill(UNREACHED);
  heap.clear();
  for (const source of sources) {
    const index = source.y * width + source.x;
    field[index] = 0;
    heap.push(index, 0);
  }
  while (heap.size > 0) {
    const key = heap.topKey();
    const current = heap.pop();
    if (key > (field[current] as number)) continue;
    const x = current % width;
    const y = (current - x) / width;
    for (let side = 0; side < 8; side++) {
      const nx = x + (DX[side] as number);
      const ny = y + (DY[side] as number);
      if (nx < 1 || ny < 1 || nx > width - 2 || ny > height - 2) continue;
      const next = ny * width + nx;
      if (map.blocked[next] === 1) continue;
      const cost = key + (map.cost[current] as number) * (side < 4 ? STRAIGHT : DIAGONAL);
      if (cost > limit || cost >= (field[next] as number)) continue;
      field[next] = cost;
      heap.push(next, cost);
    }
  }
  return field;
}

/** Guess at the way to the nearest goal. */
function heuristic(x: number, y: number, goals: readonly Point[]): number {
  let least = UNREACHED;
  for (const goal of goals) least = Math.min(least, octile(Math.abs(x - goal.x), Math.abs(y - goal.y)));
  return least;
}

/** Never more than the true cost: the cheapest tile costs 8 tenths, a diagonal covers one step both ways. */
const octile = (dx: number, dy: number): number =>
  8 * (STRAIGHT * Math.max(dx, dy) + (DIAGONAL - STRAIGHT) * Math.min(dx, dy));

function trace(parent: Int32Array, end: number, width: number): Point[] {
  const path: Point[] = [];
  for (let index = end; index !== -1; index = parent[index] as number) {
    path.push({ x: index % width, y: Math.floor(index / width) });
  }
  return path.reverse();
}

/** Entries a heap takes before its order of entry would spill into the keys, which may then still grow to 2^31. */
const ENTRIES = 0x200000;

/**
 * Binary heap of cell indices by key; equal keys leave in order of entry. Key and entry share one number, exact below
 * 2^53, so that each comparison is one.
 */
class Heap {
  size = 0;
  private cells = new Int32Array(1024);
  private ranks = new Float64Array(1024);
  private entered = 0;

  clear(): void {
    this.size = 0;
    this.entered = 0;
  }

  topKey(): number {
    return Math.floor((this.ranks[0] as number) / ENTRIES);
  }

  push(cell: number, key: number): void {
    if (this.size === this.cells.length) this.grow();
    const { cells, ranks } = this;
    const rank = key * ENTRIES + this.entered++;
    let hole = this.size++;
    while (hole > 0) {
      const up = (hole - 1) >> 1;
      if ((ranks[up] as number) < rank) break;
      ranks[hole] = ranks[up] as number;
      cells[hole] = cells[up] as number;
      hole = up;
    }
    ranks[hole] = rank;
    cells[hole] = cell;
  }

  pop(): number {
    const { cells, ranks } = this;
    const top = cells[0] as number;
    const size = --this.size;
    const cell = cells[size] as number;
    const rank = ranks[size] as number;
    let hole = 0;
    for (;;) {
      let child = 2 * hole + 1;
      if (child >= size) break;
      if (child + 1 < size && (ranks[child + 1] as number) < (ranks[child] as number)) child += 1;
      if ((ranks[child] as number) > rank) break;
      ranks[hole] = ranks[child] as number;
      cells[hole] = cells[child] as number;
      hole = child;
    }
    ranks[hole] = rank;
    cells[hole] = cell;
    return top;
  }

  private grow(): void {
    const { cells, ranks } = this;
    this.cells = new Int32Array(2 * cells.length);
    this.ranks = new Float64Array(2 * ranks.length);
    this.cells.set(cells);
    this.ranks.set(ranks);
  }
}

// One for all searches, none of which ever begins another; a module-wide one spares its arrays to the collector.
const heap = new Heap();
