import { CellQueue } from './cell-queue';
import { type Point, pointOf } from './geometry';
import { DX, DY, NO_SIDE, sidesAhead, stepsIn } from './sides';

/**
 * The map of a path search. `blocked` holds 1 for cells that cannot be entered; `cost` is the cost of leaving a cell in
 * tenths (10 = an ordinary step), so that every sum is an integer. The outermost ring is never entered.
 */
export interface WalkMap {
  width: number;
  height: number;
  blocked: Uint8Array;
  cost: Uint8Array;
}

/** A diagonal step costs half as much again. */
export const DIAGONAL = 15;
export const STRAIGHT = 10;

/** What a distance field holds for cells that cannot be reached. */
export const UNREACHED = 0x7fffffff;

/**
 * Cheapest path from `from` to a cell of `goals`, both included; `null` when there is none, or none was found after
 * visiting `limit` cells. Goal cells count as enterable, so that paths can lead to occupied cells. A*; ties by
 * order of insertion.
 */
export function findPath(map: WalkMap, from: Point, goals: readonly Point[], limit = UNREACHED): Point[] | null {
  if (goals.length === 0) return null;
  const { entered, end } = search(map, from, { goals, weight: CHEAPEST }, limit);
  return end === -1 ? null : trace(entered, end, map);
}

/**
 * A short path from `from` to `goal`, at most half as long again as the cheapest and found much faster; when none is
 * found after visiting `limit` cells, a path to the visited cell nearest to the goal. Both ends included; only the
 * start when nothing is nearer.
 */
export function pathTowards(map: WalkMap, from: Point, goal: Point, limit: number): Point[] {
  const { entered, end, nearest } = search(map, from, { goals: [goal], weight: 1.5 * CHEAPEST }, limit);
  return trace(entered, end === -1 ? nearest : end, map);
}

/** Cheapest path to any cell for which `isGoal` holds, by index, both ends included; `null` when there is none. */
export function pathToNearest(map: WalkMap, from: Point, isGoal: (cell: number) => boolean): Point[] | null {
  const { entered, end } = search(map, from, { isGoal }, UNREACHED);
  return end === -1 ? null : trace(entered, end, map);
}

/**
 * The goals of a search: cells, with the estimated cost of a step towards them in tenths; or any cell that passes a
 * test.
 */
type Aim = { goals: readonly Point[]; weight: number } | { isGoal: (cell: number) => boolean };

interface Search {
  /** The side to which each cell was entered. Valid until the next search. */
  entered: Int8Array;
  /** The goal cell reached, -1 when none was. */
  end: number;
  /** The visited cell nearest to a goal. */
  nearest: number;
}

// Crowds search many times a turn: goals are kept in arrays and estimated here, once for each cell, because a callback
// for every neighbour takes longer than all the rest.
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

/** Per cell, valid where it holds the number of the round. */
interface Scratch {
  /** Least cost so far. */
  best: Int32Array;
  /** Estimated cost to the nearest goal. */
  left: Int32Array;
  /** The side to which it was entered last. */
  entered: Int8Array;
  /** Twice the round in which it was opened last, one more when it was closed as well. */
  state: Int32Array;
  /** The round in which it was a goal last. */
  goal: Int32Array;
  round: number;
}

/** Rounds after which the doubled number would overflow. */
const ROUNDS = 0x3fffffff;

// Reused by all searches; counting rounds saves clearing it.
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

/** Cost from the nearest of `sources` to every cell, in hundredths of a step, up to `limit`; `UNREACHED` elsewhere. */
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

/** The cheapest tile costs 8 tenths, so this estimate for each step never exceeds the true cost. */
export const CHEAPEST = 8;

/** No step costs less, in hundredths of an ordinary one as in distance fields. */
export const LEAST_STEP = CHEAPEST * STRAIGHT;

/** Ten times the steps to the nearest of the places, a diagonal one counted as one and a half; 0 without any. */
function octileToNearest(x: number, y: number, places: readonly Point[]): number {
  let least = places.length === 0 ? 0 : UNREACHED;
  for (let place = 0; place < places.length; place++) {
    const to = places[place] as Point;
    const far = octile(x - to.x, y - to.y);
    if (far < least) least = far;
  }
  return least;
}

/** A diagonal covers a step both ways. */
export function octile(right: number, down: number): number {
  const dx = Math.abs(right);
  const dy = Math.abs(down);
  return dx > dy ? STRAIGHT * dx + (DIAGONAL - STRAIGHT) * dy : STRAIGHT * dy + (DIAGONAL - STRAIGHT) * dx;
}

/** In the outermost ring, or off the map. */
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

// Shared by all searches, which never overlap; this saves garbage collection.
const queue = new CellQueue();
