import type { Game, View } from '../state';

/**
 * Returns for each depth the player-turn in which the hero first reached it, in ascending order of depth. For the first
 * depth this is 0. Leaves out depths for which older builds recorded no turn.
 */
export function viewDescent({ tallies }: Game): View['descent'] {
  return stepsOf(tallies, ({ turn }, depth) => turn ?? (depth === 1 ? 0 : undefined)).sort((a, b) => a.depth - b.depth);
}

/**
 * Returns for each depth the player-turn in which the hero reached it on the way home with the quest item. The deepest
 * comes first.
 */
export const viewAscent = ({ tallies }: Game): View['ascent'] =>
  stepsOf(tallies, ({ home }) => home).sort((a, b) => b.depth - a.depth);

type Tallies = Game['tallies'];

const stepsOf = (
  tallies: Tallies,
  turnOf: (tally: Tallies[string], depth: number) => number | undefined,
): View['descent'] =>
  Object.entries(tallies).flatMap(([key, tally]) => {
    const depth = Number(key);
    const turn = turnOf(tally, depth);
    return turn === undefined ? [] : [{ depth, turn }];
  });
