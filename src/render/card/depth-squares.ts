import type { ProfileCard } from '../../i18n';

/** Runs that came so deep and no deeper, in a square with this label. */
export interface DepthSquare {
  label: string;
  depth: number;
  runs: number;
}

/** A square for each depth, from the first; of more than `most` the first depths share one, which says to where. */
export function depthSquares(depths: ProfileCard['ladder']['depths'], most: number): DepthSquare[] {
  const shared = depths.length > most ? depths.slice(0, 1 - most) : [];
  const last = shared.at(-1);
  const runs = shared.reduce((sum, depth) => sum + depth.runs, 0);
  return [
    ...(last ? [{ label: `≤${last.depth}`, depth: last.depth, runs }] : []),
    ...depths.slice(shared.length).map((depth) => ({ label: String(depth.depth), ...depth })),
  ];
}
