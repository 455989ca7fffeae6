import type { Game, View } from '../state';

/** When each depth was reached: the first one at the beginning. */
export function viewDescent({ tallies }: Game): View['descent'] {
  const depths = Object.entries(tallies).map(([depth, { turn }]) => ({ depth: Number(depth), turn }));
  return depths
    .map(({ depth, turn = depth === 1 ? 0 : undefined }) => ({ depth, turn }))
    .filter((step): step is { depth: number; turn: number } => step.turn !== undefined)
    .sort((a, b) => a.depth - b.depth);
}
