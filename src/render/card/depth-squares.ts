import type { ProfileCard } from '../../i18n';
import { textWidth } from '../font/text';

export const SIDE = 17;
export const BETWEEN = 9;

/** Square for one depth, or for all depths from 1 down to `depth`. */
export interface DepthSquare {
  label: string;
  width: number;
  depth: number;
  runs: number;
}

/** Returns a square for each depth. If more than `room` pixels are needed, the first depths share one square. */
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

/** Returns the width in pixels of all squares and gaps. `squares` must not be empty. */
export const widthOfSquares = (squares: readonly DepthSquare[]): number =>
  squares.reduce((sum, { width }) => sum + width + BETWEEN, -BETWEEN);

const sharedLabel = (depth: number | string): string => `≤${depth}`;

const widthOf = (label: string): number => Math.max(SIDE, textWidth(label) + 2);
