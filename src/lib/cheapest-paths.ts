import { CellQueue } from './cell-queue';
import { type Point, pointOf } from './geometry';
import { CHEAPEST, DIAGONAL, isOutside, octile, STRAIGHT, UNREACHED, type WalkMap } from './path';
import { DX, DY, NO_SIDE, sidesAhead, stepsIn } from './sides';

/** The next search invalidates these paths. */
export interface CheapestPaths {
  map: WalkMap;
  /** Index of the only goal; -1 after `findPathsToNearest`. */
  goal: number;
  /** Cost of each path, in hundredths of an ordinary step. */
  total: number;
  round: number;
}

/** Returns `null` without a path. No path ends on a blocked cell. */
export const findPathsToNearest = (
  map: WalkMap,
  from: Point,
  isGoal: (cell: number) => boolean,
): CheapestPaths | null => findPaths(map, from, { goal: -1, isGoal });

/** Returns `null` without a path. `to` may be a blocked cell. */
export function findPathsTo(map: WalkMap, from: Point, to: Point): CheapestPaths | null {
  const goal = to.y * map.width + to.x;
  return findPaths(map, from, { goal, isGoal: (cell) => cell === goal });
}

interface Aim {
  goal: number;
  isGoal(cell: number): boolean;
}

function findPaths(map: WalkMap, from: Point, aim: Aim): CheapestPaths | null {
  const scratch = freshScratch(map.width * map.height);
  const goals = search(map, from.y * map.width + from.x, aim, scratch);
  const [first] = goals;
  if (first === undefined) return null;
  traceBack(map, goals, scratch);
  return { map, goal: aim.goal, total: scratch.best[first] as number, round: scratch.round };
}

function search(
  map: WalkMap,
  start: number,
  { goal, isGoal }: Aim,
  { best, state, entered, round }: Scratch,
): number[] {
  const { width, height, blocked, cost } = map;
  const steps = stepsIn(width);
  const opened = 2 * round;
  const closed = opened + 1;
  const goals: number[] = [];
  let most = UNREACHED;
  queue.clear();
  best[start] = 0;
  state[start] = opened;
  entered[start] = NO_SIDE;
  queue.push(start, 0);
  while (queue.size > 0 && queue.topKey() <= most) {
    const current = queue.pop();
    if (state[current] === closed) continue;
    state[current] = closed;
    const soFar = best[current] as number;
    if (isGoal(current)) {
      most = soFar;
      goals.push(current);
      continue;
    }
    const x = current % width;
    const y = (current - x) / width;
    const isAtEdge = x < 2 || y < 2 || x > width - 3 || y > height - 3;
    const price = cost[current] as number;
    const sides = sidesAhead(current, entered, cost, steps);
    for (let n = 0; n < sides.length; n++) {
      const side = sides[n] as number;
      const next = current + (steps[side] as number);
      if (state[next] === closed || (blocked[next] === 1 && next !== goal)) continue;
      if (isAtEdge && isOutside(x + (DX[side] as number), y + (DY[side] as number), map)) continue;
      const sum = soFar + price * (side < 4 ? STRAIGHT : DIAGONAL);
      if (state[next] === opened && sum >= (best[next] as number)) continue;
      state[next] = opened;
      best[next] = sum;
      entered[next] = side;
      queue.push(next, goal < 0 ? sum : sum + leftTo(goal, next, width));
    }
  }
  return goals;
}

function leftTo(goal: number, cell: number, width: number): number {
  const x = cell % width;
  const goalX = goal % width;
  return CHEAPEST * octile(x - goalX, (cell - x - goal + goalX) / width);
}

function traceBack({ width, cost }: WalkMap, goals: readonly number[], { best, state, onPath, round }: Scratch): void {
  const steps = stepsIn(width);
  const closed = 2 * round + 1;
  const found = [...goals];
  for (const goal of goals) onPath[goal] = round;
  for (let cell = found.pop(); cell !== undefined; cell = found.pop()) {
    for (let side = 0; side < NO_SIDE; side++) {
      const before = cell - (steps[side] as number);
      if (state[before] !== closed || onPath[before] === round) continue;
      const price = (cost[before] as number) * (side < 4 ? STRAIGHT : DIAGONAL);
      if ((best[before] as number) + price !== best[cell]) continue;
      onPath[before] = round;
      found.push(before);
    }
  }
}

/** Steps as `findPath` would. Returns `null` at a goal, off the paths, or after another search. */
export function stepOn(paths: CheapestPaths, at: Point): Point | null {
  const { map, goal, total, round } = paths;
  const { width, cost } = map;
  const start = at.y * width + at.x;
  if (scratch === null || scratch.round !== round || scratch.onPath[start] !== round) return null;
  const { best, onPath, step, reached } = scratch;
  const steps = stepsIn(width);
  const visit = nextVisit(scratch);
  queue.clear();
  queue.push(start, 0);
  while (queue.size > 0) {
    const current = queue.pop();
    const soFar = best[current] as number;
    if (soFar === total) return current === start ? null : pointOf(map, step[current] as number);
    const price = cost[current] as number;
    for (let side = 0; side < NO_SIDE; side++) {
      const next = current + (steps[side] as number);
      if (onPath[next] !== round || reached[next] === visit) continue;
      if (soFar + price * (side < 4 ? STRAIGHT : DIAGONAL) !== best[next]) continue;
      reached[next] = visit;
      step[next] = current === start ? next : (step[current] as number);
      queue.push(next, (best[next] as number) + (goal < 0 ? 0 : leftTo(goal, next, width)));
    }
    const only = current === start && queue.size === 1 ? queue.pop() : -1;
    if (only >= 0) return pointOf(map, only);
  }
  return null;
}

interface Scratch {
  best: Int32Array;
  /** `2 * round` if the search reached the cell, plus 1 if finished. */
  state: Int32Array;
  entered: Int8Array;
  onPath: Int32Array;
  step: Int32Array;
  reached: Int32Array;
  round: number;
  visit: number;
}

/** Maximum `round`, because `2 * round + 1` must fit 32-bit integers. */
const ROUNDS = 0x3fffffff;

// Never cleared, because each search marks its entries with a new number.
let scratch: Scratch | null = null;

function freshScratch(cells: number): Scratch {
  if (scratch === null || scratch.best.length < cells || scratch.round === ROUNDS) {
    const array = (): Int32Array => new Int32Array(cells);
    const before = scratch?.round ?? 0;
    const round = before === ROUNDS ? 0 : before;
    const entered = new Int8Array(cells);
    scratch = {
      best: array(),
      state: array(),
      entered,
      onPath: array(),
      step: array(),
      reached: array(),
      round,
      visit: 0,
    };
  }
  scratch.round += 1;
  return scratch;
}

function nextVisit(of: Scratch): number {
  of.visit += 1;
  return of.visit;
}

// Shared to save garbage collection; only one search runs at a time.
const queue = new CellQueue();
