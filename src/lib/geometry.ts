import { clamp } from './clamp';

/** Cells count from 0; `x` grows rightwards, `y` downwards. */
export interface Point {
  x: number;
  y: number;
}

/** Callers decide which edges belong to the rectangle. */
export interface Rect {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const STEPS: Record<Direction, Point> = {
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
  nw: { x: -1, y: -1 },
};

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

export const pointOf = ({ width }: Pick<Size, 'width'>, index: number): Point => ({
  x: index % width,
  y: Math.floor(index / width),
});

export const cellIndex = ({ width }: Pick<Size, 'width'>, { x, y }: Point): number => y * width + x;

export const distanceSquared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Returns up to `count` points, nearest first; ties keep their order. */
export function nearestPoints(points: readonly Point[], to: Point, count: number): Point[] {
  // Faster than sorting all points, because `count` is small.
  const nearest: Point[] = [];
  for (const point of points) {
    const far = distanceSquared(point, to);
    let place = nearest.length;
    while (place > 0 && distanceSquared(nearest[place - 1] as Point, to) > far) place -= 1;
    if (place === count) continue;
    nearest.splice(place, 0, point);
    if (nearest.length > count) nearest.pop();
  }
  return nearest;
}

/** Returns the straight-line distance in cells. */
export const distance = (a: Point, b: Point): number => Math.sqrt(distanceSquared(a, b));

/** Counts a diagonal step as one. */
export const kingDistance = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** Returns the nearest of eight directions; `null` for equal cells. */
export function directionTo(from: Point, to: Point): Direction | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return null;
  // 5/12 approximates tan 22.5° with integers.
  const straightX = 12 * Math.abs(dy) <= 5 * Math.abs(dx);
  const straightY = 12 * Math.abs(dx) <= 5 * Math.abs(dy);
  const sx = straightY ? 0 : Math.sign(dx);
  const sy = straightX ? 0 : Math.sign(dy);
  return DIRECTIONS.find((name) => STEPS[name].x === sx && STEPS[name].y === sy) ?? null;
}

/** Includes both ends. Uses Bresenham's algorithm. */
export function line(from: Point, to: Point): Point[] {
  const cells: Point[] = [];
  alongLine(from, to, (cell) => cells.push(cell) > 0);
  return cells;
}

/** Visits both ends too. Stops and returns false once `visit` does. */
export function alongLine(from: Point, to: Point, visit: (cell: Point) => boolean): boolean {
  const dx = Math.abs(to.x - from.x);
  const dy = -Math.abs(to.y - from.y);
  const sx = from.x < to.x ? 1 : -1;
  const sy = from.y < to.y ? 1 : -1;
  let { x, y } = from;
  let error = dx + dy;
  for (;;) {
    if (!visit({ x, y })) return false;
    if (x === to.x && y === to.y) return true;
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += sx;
    }
    if (twice <= dx) {
      error += dx;
      y += sy;
    }
  }
}

interface Size {
  width: number;
  height: number;
}

export const isInside = ({ width, height }: Size, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** `at` is the body's top-left cell. */
export const covers = ({ at, size }: { at: Point; size: Size }, cell: Point): boolean =>
  cell.x >= at.x && cell.y >= at.y && cell.x < at.x + size.width && cell.y < at.y + size.height;

/** `at` is the body's top-left cell. */
export const nearestCellOfBody = (from: Point, at: Point, size: Size): Point => ({
  x: clamp(from.x, at.x, at.x + size.width - 1),
  y: clamp(from.y, at.y, at.y + size.height - 1),
});

/** Returns the straight-line distance in cells; 0 inside the body. */
export const distanceToBody = (from: Point, at: Point, size: Size): number =>
  distance(from, nearestCellOfBody(from, at, size));
