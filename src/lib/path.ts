import { CellQueue } from './cell-queue';
import { type Point, pointOf } from './geometry';
import { DX, DY, NO_SIDE, sidesAhead, stepsIn } from './sides';

/**
 * Map of a path search. `blocked` holds 1 for cells that cannot be entered. `cost` is the cost of leaving a cell in
 * tenths (10 = an ordinary step). Every sum is thus an integer. No path enters the outermost ring.
 */
export interface WalkMap {
  width: number;
  height: number;
  blocked: Uint8Array;
  cost: Uint8Array;
}

/** Factor of a diagonal step in tenths, half as much again as a straight step. */
export const DIAGONAL = 15;
export const STRAIGHT = 10;

/** Value in a distance field for cells that cannot be reached. */
export const UNREACHED = 0x7fffffff;

/**
 * Finds the cheapest path from `from` to a cell of `goals`, both included. Returns `null` if there is none, or if
 * `limit` visited cells found none. Goal cells count as enterable, so that paths can lead to occupied cells. The search
 * is A*; ties go by order of insertion.
 */
export function findPath(map: WalkMap, from: Point, goals: readonly Point[], limit = UNREACHED): Point[] | null {
  if (goals.length === 0) return null;
  const { entered, end } = search(map, from, { goals, weight: CHEAPEST }, limit);
  return end === -1 ? null : trace(entered, end, map);
}

/**
 * Finds a short path from `from` to `goal`, both included. The path costs at most half as much again as the cheapest,
 * and is found much faster. If `limit` visited cells find none, returns a path to the visited cell nearest to the goal.
 * Returns only the start if no cell is nearer.
 */
export function pathTowards(map: WalkMap, from: Point, goal: Point, limit: number): Point[] {
  const { entered, end, nearest } = search(map, from, { goals: [goal], weight: 1.5 * CHEAPEST }, limit);
  return trace(entered, end === -1 ? nearest : end, map);
}

/**
 * Finds the cheapest path to any cell for which `isGoal` is true, both ends included; `null` if there is none. `isGoal`
 * receives the index of a cell.
 */
export function pathToNearest(map: WalkMap, from: Point, isGoal: (cell: number) => boolean): Point[] | null {
  const { entered, end } = search(map, from, { isGoal }, UNREACHED);
  return end === -1 ? null : trace(entered, end, map);
}

/**
 * Goals of a search: either given cells, or all cells that pass a test. `weight` is the estimated cost of a step
 * towards a given cell, in tenths.
 */
type Aim = { goals: readonly Point[]; weight: number } | { isGoal: (cell: number) => boolean };

interface Search {
  /** Side to which each cell was entered. Valid until the next search. */
  entered: Int8Array;
  /** Goal cell that the search reached; -1 if none. */
  end: number;
  /** Visited cell nearest to a goal. */
  nearest: number;
}

// Crowds search many times a turn. The search therefore keeps goals in arrays and estimates each cell only once. A
// callback for every neighbour would take longer than all the rest.
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

/** Working memory of searches. The arrays have one element a cell, valid if marked with the round's number. */
interface Scratch {
  /** Least cost from the start so far. */
  best: Int32Array;
  /** Estimated cost to the nearest goal. */
  left: Int32Array;
  /** Side to which the last search entered the cell. */
  entered: Int8Array;
  /** Twice the round of the search that last opened the cell, plus one if that search closed it. */
  state: Int32Array;
  /** Last round in which the cell was a goal. */
  goal: Int32Array;
  round: number;
}

/** Greatest round number. Twice a greater one would overflow. */
const ROUNDS = 0x3fffffff;

// Reused by all searches. Round numbers mark valid elements, so that the arrays need no clearing.
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

/**
 * Returns the cost from the nearest of `sources` to every cell, in hundredths of a step. Cells that cost more than
 * `limit` hundredths or cannot be reached hold `UNREACHED`.
 */
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

/**
 * Cost of leaving the cheapest tile, in tenths of an ordinary step. Estimates based on this cost never exceed the true
 * cost.
 */
export const CHEAPEST = 8;

/** Cost of the cheapest step in hundredths of an ordinary step, the unit of distance fields. */
export const LEAST_STEP = CHEAPEST * STRAIGHT;

/**
 * Returns ten times the steps to the nearest place, with a diagonal step counted as one and a half; 0 if there are no
 * places.
 */
function octileToNearest(x: number, y: number, places: readonly Point[]): number {
  let least = places.length === 0 ? 0 : UNREACHED;
  for (let place = 0; place < places.length; place++) {
    const to = places[place] as Point;
    const far = octile(x - to.x, y - to.y);
    if (far < least) least = far;
  }
  return least;
}

/**
 * Returns ten times the steps of the shortest path across open cells. A diagonal step covers both directions and counts
 * as one and a half.
 */
export function octile(right: number, down: number): number {
  const dx = Math.abs(right);
  const dy = Math.abs(down);
  return dx > dy ? STRAIGHT * dx + (DIAGONAL - STRAIGHT) * dy : STRAIGHT * dy + (DIAGONAL - STRAIGHT) * dx;
}

/** True if a cell is in the outermost ring or off the map. */
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

// Shared by all searches, which never overlap. Saves garbage collection.
const queue = new CellQueue();
