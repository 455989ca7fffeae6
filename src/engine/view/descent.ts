import type { Game, View } from '../state';

/** Returns the player-turn in which the hero first reached each depth, the first depth at turn 0. */
export function viewDescent({ tallies }: Game): View['descent'] {
  return stepsOf(tallies, ({ turn }, depth) => turn ?? (depth === 1 ? 0 : undefined)).sort((a, b) => a.depth - b.depth);
}

/** Returns the player-turn in which the hero reached each depth on the way home, the deepest first. */
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
