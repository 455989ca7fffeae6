import { dealRecipe } from '../builders/chain/deal-recipe';
import { hasFork } from '../schema/campaigns';
import type { Game, RawId, Raws, View, World } from '../state';

/** Returns the first arrival at each depth, ascending by depth. */
export function viewDescent({ game, raws }: World): View['descent'] {
  const steps = stepsOf(game.tallies, ({ turn }, depth) => turn ?? (depth === 1 ? 0 : undefined));
  return steps.sort((a, b) => a.depth - b.depth).map((step) => ({ ...step, ...wayTaken(game, raws, step.depth) }));
}

function wayTaken({ seed, secondWays }: Game, raws: Raws, depth: number): { recipe?: RawId } {
  if (!secondWays || !hasFork(raws.campaign, depth - 1)) return {};
  return { recipe: dealRecipe(raws, { seed, depth, isSecond: secondWays.includes(depth) }).id };
}

/** Returns arrivals on the way home, deepest first. */
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
