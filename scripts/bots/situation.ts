import { type Action, type Game, legalActions, type Raws, view } from '../../src/engine';
import type { Rng } from '../../src/lib/rng';
import type { Situation } from './bot';
import type { Memory } from './memory';

/** What a bot is told of a game. */
export function situationOf(raws: Raws, game: Game, rng: Rng, memory: Memory, idle: number): Situation {
  const seen = view(game, raws);
  let legal: Action[] | null = null;
  memory.observe(seen);
  return {
    raws,
    rng,
    idle,
    memory,
    view: seen,
    get legal() {
      legal ??= legalActions(game, raws);
      return legal;
    },
  };
}
