import type { ProfileCard } from '../../i18n';
import { textWidth } from '../font/text';

/** In art pixels: the side of a square whose label has at most two digits, and what is free between two squares. */
export const SIDE = 17;
export const BETWEEN = 9;

/** Runs that came so deep and no deeper, in a square with this label. */
export interface DepthSquare {
  label: string;
  /** In art pixels, so that the label stands inside. */
  width: number;
  depth: number;
  runs: number;
}

/**
 * A square for each depth, from the first; of more than stand side by side in so many art pixels the first depths share
 * one, which says to where.
 */
export function depthSquares(depths: ProfileCard['ladder']['depths'], room: number): DepthSquare[] {
  const longest = String(depths.length);
  const most = 1 + Math.floor((room - widthOf(sharedLabel(longest))) / (widthOf(longest) + BETWEEN));
  const shared = depths.length > most ? depths.slice(0, 1 - most) : [];
  const last = shared.at(-1);
  const runs = shared.reduce((sum, depth) => sum + depth.runs, 0);
  const squares = [
    ...(last ? [{ label: sharedLabel(last.depth), depth: last.depth, runs }] : []),
    ...depths.slice(shared.length).map((depth) => ({ label: String(depth.depth), ...depth })),
  ];
  return squares.map((square) => ({ ...square, width: widthOf(square.label) }));
}

/** How wide they are side by side, in art pixels. */
export const widthOfSquares = (squares: readonly DepthSquare[]): number =>
  squares.reduce((sum, { width }) => sum + width + BETWEEN, -BETWEEN);

const sharedLabel = (depth: number | string): string => `≤${depth}`;

const widthOf = (label: string): number => Math.max(SIDE, textWidth(label) + 2);
