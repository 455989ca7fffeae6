import { rngFromSeed } from '../lib/rng';
import type { Game } from './state/game';

/** Signs of the branch's name that go into its seed. */
const NAME_LENGTH = 6;

/**
 * The game with other luck from here on: its stream and its seed, and so the levels nobody has been to, are keyed anew
 * from seed, turn and the name of the branch. Played on, it tells nothing of what the original has yet to meet.
 */
export function branchGame(game: Game, branch: string): Game {
  const seed = `${game.seed}~${game.turn}~${branch.slice(0, NAME_LENGTH)}`;
  return { ...game, seed, rng: rngFromSeed(`${game.seed}/branch/${game.turn}/${branch}`).state() };
}
