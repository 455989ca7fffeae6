import { clamp } from '../../lib/clamp';
import type { Point } from '../../lib/geometry';
import { type Entity, type Raws, sizeOf, type World } from '../state';

/** Cells that an entity covers; `x` and `y` are top left. */
export interface Body {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Throws if the entity has no position. */
export function bodyOf(raws: Raws, entity: Entity): Body {
  const at = entity.position;
  if (!at) throw new Error(`${entity.raw} ${entity.id} stands nowhere`);
  const { width, height } = sizeOf(raws, entity);
  return { x: at.x, y: at.y, width, height };
}

/** Takes the left or upper of two middle cells. Throws without a position. */
export function middleOf(raws: Raws, entity: Entity): Point {
  const { x, y, width, height } = bodyOf(raws, entity);
  return { x: x + ((width - 1) >> 1), y: y + ((height - 1) >> 1) };
}

/** Returns the cells row by row. */
export function cellsOf(body: Body): Point[] {
  const cells: Point[] = [];
  for (let y = body.y; y < body.y + body.height; y++) {
    for (let x = body.x; x < body.x + body.width; x++) cells.push({ x, y });
  }
  return cells;
}

/** Returns 0 if the bodies overlap, and 1 if they touch. */
export function axisDistance(a: number, aSize: number, b: number, bSize: number): number {
  return Math.max(0, b - (a + aSize - 1), a - (b + bSize - 1));
}

/** Measures between the bodies' nearest cells. */
export function bodyDistanceSquared(a: Body, b: Body): number {
  const dx = axisDistance(a.x, a.width, b.x, b.width);
  const dy = axisDistance(a.y, a.height, b.y, b.height);
  return dx * dx + dy * dy;
}

/** True also for diagonal contact. False if the bodies overlap. */
export function areBodiesAdjacent(a: Body, b: Body): boolean {
  return Math.max(axisDistance(a.x, a.width, b.x, b.width), axisDistance(a.y, a.height, b.y, b.height)) === 1;
}

export const isBesideHero = ({ raws, game }: Pick<World, 'raws' | 'game'>, entity: Entity): boolean =>
  bodyDistanceSquared(bodyOf(raws, game.hero), bodyOf(raws, entity)) <= 2;

/** Returns a cell of `b`; in a tie, the left or upper cell. */
export function nearestCell(a: Body, b: Body): Point {
  const along = (from: number, size: number, low: number, count: number): number =>
    from + size - 1 < low ? low : clamp(from, low, low + count - 1);
  return { x: along(a.x, a.width, b.x, b.width), y: along(a.y, a.height, b.y, b.height) };
}

/** Returns top-left cells, row by row. Some may lie outside the map. */
export function cellsTouching(size: { width: number; height: number }, other: Body): Point[] {
  const ring: Point[] = [];
  const left = other.x - size.width;
  const right = other.x + other.width;
  const top = other.y - size.height;
  const bottom = other.y + other.height;
  for (let y = top; y <= bottom; y++) {
    const edge = y === top || y === bottom;
    for (let x = left; x <= right; x += edge ? 1 : right - left) ring.push({ x, y });
  }
  return ring;
}
