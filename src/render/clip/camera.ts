import type { View } from '../../engine';
import type { Point } from '../../lib/geometry';
import { windowIn } from '../../settings/window';
import { CLOSE_UP } from '../compact/layout';

const MARGIN = 2;

/**
 * Returns each view's upper left cell. The cell changes only with a new depth, or if the hero comes near an edge.
 * `peak` is the index of the view for which the camera is placed first.
 */
export function cornersOf(views: readonly View[], peak: number): Point[] {
  const corners: Point[] = [];
  corners[peak] = cornerOf(views[peak]!);
  for (let at = peak + 1; at < views.length; at++) corners[at] = follow(views, { at, from: at - 1 }, corners[at - 1]!);
  for (let at = peak - 1; at >= 0; at--) corners[at] = follow(views, { at, from: at + 1 }, corners[at + 1]!);
  return corners;
}

function cornerOf(view: View): Point {
  const { left, top } = windowIn(view, CLOSE_UP);
  return { x: left, y: top };
}

function follow(views: readonly View[], { at, from }: { at: number; from: number }, corner: Point): Point {
  const [view, beside] = [views[at]!, views[from]!];
  if (view.depth !== beside.depth) return cornerOf(view);
  const { columns, rows } = CLOSE_UP;
  const [x, y] = [view.hero.at.x - corner.x, view.hero.at.y - corner.y];
  const isNear = x < MARGIN || y < MARGIN || x >= columns - MARGIN || y >= rows - MARGIN;
  return isNear ? cornerOf(view) : corner;
}
