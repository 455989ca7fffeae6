import { clamp } from './clamp';

/** A cell: x to the right, y downwards, both from 0. */
export interface Point {
  x: number;
  y: number;
}

/** Cells x1..x2-1, y1..y2-1 are inside; edges count when testing whether rectangles touch. */
export interface Rect {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const DIRECTIONS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Step of each direction. */
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

/** The cell of this index in rows of `width`. */
export const pointOf = ({ width }: Pick<Size, 'width'>, index: number): Point => ({
  x: index % width,
  y: Math.floor(index / width),
});

/** The index of a cell in rows of `width`. */
export const cellIndex = ({ width }: Pick<Size, 'width'>, { x, y }: Point): number => y * width + x;

/** Squared straight-line distance, in cells. */
export const distanceSquared = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** Straight-line distance, in cells. */
export const distance = (a: Point, b: Point): number => Math.sqrt(distanceSquared(a, b));

/** Number of steps in eight directions. */
export const kingDistance = (a: Point, b: Point): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** The nearest of the eight directions from `from` to `to`; `null` when they are the same cell. */
export function directionTo(from: Point, to: Point): Direction | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return null;
  // tan 22.5° ≈ 5/12 decides between straight and diagonal, in integers
  const straightX = 12 * Math.abs(dy) <= 5 * Math.abs(dx);
  const straightY = 12 * Math.abs(dx) <= 5 * Math.abs(dy);
  const sx = straightY ? 0 : Math.sign(dx);
  const sy = straightX ? 0 : Math.sign(dy);
  return DIRECTIONS.find((name) => STEPS[name].x === sx && STEPS[name].y === sy) ?? null;
}

/** Bresenham's line, both ends included. */
export function line(from: Point, to: Point): Point[] {
  const cells: Point[] = [];
  alongLine(from, to, (cell) => cells.push(cell) > 0);
  return cells;
}

/**
 * Visits the cells of Bresenham's line, both ends included, while `visit` returns true. Returns whether it did for all.
 */
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

/** In cells. */
interface Size {
  width: number;
  height: number;
}

/** Is the cell on a level or picture of this size? */
export const isInside = ({ width, height }: Size, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** Whether a body with its top-left at `at` covers a cell. */
export const covers = ({ at, size }: { at: Point; size: Size }, cell: Point): boolean =>
  cell.x >= at.x && cell.y >= at.y && cell.x < at.x + size.width && cell.y < at.y + size.height;

/** The cell nearest to `from` of a body with its top-left at `at`. */
export const nearestCellOfBody = (from: Point, at: Point, size: Size): Point => ({
  x: clamp(from.x, at.x, at.x + size.width - 1),
  y: clamp(from.y, at.y, at.y + size.height - 1),
});

/** Distance from a cell to that cell. */
export const distanceToBody = (from: Point, at: Point, size: Size): number =>
  distance(from, nearestCellOfBody(from, at, size));
