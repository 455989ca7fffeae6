import { CellQueue } from './cell-queue';
import { type Point, pointOf } from './geometry';
import { DX, DY, NO_SIDE, sidesAhead, stepsIn } from './sides';

/** `blocked`: 1 if nobody can enter. `cost`: leaving the cell, in tenths of a step. */
export interface WalkMap {
  width: number;
  height: number;
  blocked: Uint8Array;
  cost: Uint8Array;
}

/** Cost of a diagonal step, in tenths of a straight step. */
export const DIAGONAL = 15;
export const STRAIGHT = 10;

/** Distance of an unreachable or too distant cell. */
export const UNREACHED = 0x7fffffff;

/** Includes both ends; `null` after `limit` visited cells. Goals may be blocked cells. */
export function findPath(map: WalkMap, from: Point, goals: readonly Point[], limit = UNREACHED): Point[] | null {
  if (goals.length === 0) return null;
  const { entered, end } = search(map, from, { goals, weight: CHEAPEST }, limit);
  return end === -1 ? null : trace(entered, end, map);
}

/** Costs at most 1.5 times the cheapest path. After `limit` cells, ends at the visited cell nearest the goal. */
export function pathTowards(map: WalkMap, from: Point, goal: Point, limit: number): Point[] {
  const { entered, end, nearest } = search(map, from, { goals: [goal], weight: 1.5 * CHEAPEST }, limit);
  return trace(entered, end === -1 ? nearest : end, map);
}

/** Includes both ends; `null` without a path. The goal may be blocked. */
export function pathToNearest(map: WalkMap, from: Point, isGoal: (cell: number) => boolean): Point[] | null {
  const { entered, end } = search(map, from, { isGoal }, UNREACHED);
  return end === -1 ? null : trace(entered, end, map);
}

/** `weight`: estimated cost of leaving a cell, in tenths of a step. */
type Aim = { goals: readonly Point[]; weight: number } | { isGoal: (cell: number) => boolean };

interface Search {
  entered: Int8Array;
  end: number;
  nearest: number;
}

// Looks goals up in an array, because calls would be slow.
function search(map: WalkMap, from: Point, aim: Aim, limit: number): Search {
  const { width, height, blocked, cost } = map;
  const start = from.y * width + from.x;
  const { best, left, entered, state, goal, round } = freshScratch(width * height);
  const steps = stepsIn(width);
  const isGoal = 'isGoal' in aim ? aim.isGoal : null;
  const { goals, weight } = 'isGoal' in aim ? NOWHERE : aim;
  for (const place of goals) goal[place.y * width + place.x] = round;
  const opened = 2 * round;
  const closed = opened + 1;
  queue.clear();
  let nearest = start;
  let least = UNREACHED;
  best[start] = 0;
  left[start] = weight * octileToNearest(from.x, from.y, goals);
  entered[start] = NO_SIDE;
  state[start] = opened;
  queue.push(start, left[start] as number);
  for (let looked = 0; queue.size > 0 && looked < limit; ) {
    const current = queue.pop();
    if (state[current] === closed) continue;
    state[current] = closed;
    looked += 1;
    if (isGoal === null ? goal[current] === round : isGoal(current)) return { entered, end: current, nearest: current };
    if ((left[current] as number) < least) {
      least = left[current] as number;
      nearest = current;
    }
    const x = current % width;
    const y = (current - x) / width;
    const isAtEdge = x < 2 || y < 2 || x > width - 3 || y > height - 3;
    const soFar = best[current] as number;
    const price = cost[current] as number;
    const sides = sidesAhead(current, entered, cost, steps);
    for (let n = 0; n < sides.length; n++) {
      const side = sides[n] as number;
      const next = current + (steps[side] as number);
      if (isAtEdge && isOutside(x + (DX[side] as number), y + (DY[side] as number), map)) continue;
      if (state[next] === closed) continue;
      if (blocked[next] === 1 && !(isGoal === null ? goal[next] === round : isGoal(next))) continue;
      const sum = soFar + price * (side < 4 ? STRAIGHT : DIAGONAL);
      if (state[next] !== opened) {
        state[next] = opened;
        left[next] =
          weight === 0 ? 0 : weight * octileToNearest(x + (DX[side] as number), y + (DY[side] as number), goals);
      } else if (sum >= (best[next] as number)) continue;
      best[next] = sum;
      entered[next] = side;
      queue.push(next, sum + (left[next] as number));
    }
  }
  return { entered, end: -1, nearest };
}

const NOWHERE = { goals: [], weight: 0 } as const;

interface Scratch {
  best: Int32Array;
  left: Int32Array;
  entered: Int8Array;
  /** `2 * round` if the search reached the cell, plus 1 if finished. */
  state: Int32Array;
  goal: Int32Array;
  round: number;
}

/** Maximum `round`, because `2 * round + 1` must fit 32-bit integers. */
const ROUNDS = 0x3fffffff;

// Never cleared, because each search marks its entries with a new number.
let scratch: Scratch | null = null;

function freshScratch(cells: number): Scratch {
  if (scratch === null || scratch.best.length < cells || scratch.round === ROUNDS) {
    const array = (): Int32Array => new Int32Array(cells);
    const entered = new Int8Array(cells);
    scratch = { best: array(), left: array(), entered, state: array(), goal: array(), round: 0 };
  }
  scratch.round += 1;
  return scratch;
}

/** Returns costs in hundredths of a step; `UNREACHED` above `limit`. */
export function distanceField(map: WalkMap, sources: readonly Point[], limit = UNREACHED): Int32Array {
  const { width, height, blocked, cost } = map;
  const field = new Int32Array(width * height).fill(UNREACHED);
  const { entered } = freshScratch(width * height);
  const steps = stepsIn(width);
  queue.clear();
  for (const source of sources) {
    const index = source.y * width + source.x;
    field[index] = 0;
    entered[index] = NO_SIDE;
    queue.push(index, 0);
  }
  while (queue.size > 0) {
    const key = queue.topKey();
    const current = queue.pop();
    if (key > (field[current] as number)) continue;
    const x = current % width;
    const y = (current - x) / width;
    const isAtEdge = x < 2 || y < 2 || x > width - 3 || y > height - 3;
    const price = cost[current] as number;
    const sides = sidesAhead(current, entered, cost, steps);
    for (let n = 0; n < sides.length; n++) {
      const side = sides[n] as number;
      const next = current + (steps[side] as number);
      if (blocked[next] === 1) continue;
      if (isAtEdge && isOutside(x + (DX[side] as number), y + (DY[side] as number), map)) continue;
      const sum = key + price * (side < 4 ? STRAIGHT : DIAGONAL);
      if (sum > limit || sum >= (field[next] as number)) continue;
      field[next] = sum;
      entered[next] = side;
      queue.push(next, sum);
    }
  }
  return field;
}

/** Least cost of leaving any tile, in tenths of a step. */
export const CHEAPEST = 8;

/** Least cost of any step, in hundredths of an ordinary step. */
export const LEAST_STEP = CHEAPEST * STRAIGHT;

function octileToNearest(x: number, y: number, places: readonly Point[]): number {
  let least = places.length === 0 ? 0 : UNREACHED;
  for (let place = 0; place < places.length; place++) {
    const to = places[place] as Point;
    const far = octile(x - to.x, y - to.y);
    if (far < least) least = far;
  }
  return least;
}

/** Returns the least distance over open ground, in tenths of a step. */
export function octile(right: number, down: number): number {
  const dx = Math.abs(right);
  const dy = Math.abs(down);
  return dx > dy ? STRAIGHT * dx + (DIAGONAL - STRAIGHT) * dy : STRAIGHT * dy + (DIAGONAL - STRAIGHT) * dx;
}

/** True outside the map or on its outermost ring. */
export const isOutside = (x: number, y: number, { width, height }: Pick<WalkMap, 'width' | 'height'>): boolean =>
  x < 1 || y < 1 || x > width - 2 || y > height - 2;

function trace(entered: Int8Array, end: number, map: WalkMap): Point[] {
  const steps = stepsIn(map.width);
  const path: Point[] = [];
  for (let index = end; ; index -= steps[entered[index] as number] as number) {
    path.push(pointOf(map, index));
    if (entered[index] === NO_SIDE) return path.reverse();
  }
}

// Shared to save garbage collection; only one search runs at a time.
const queue = new CellQueue();
