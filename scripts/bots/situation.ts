import { type Action, type Game, legalActions, type Raws, type Refusal, type View, view } from '../../src/engine';
import type { Rng } from '../../src/lib/rng';
import type { Memory } from './memory';

/** What a bot knows: no more than a player could. */
export interface Situation {
  raws: Raws;
  readonly view: View;
  /** What `turn` would accept now; worked out when it is first asked for, which is dear. */
  readonly legal: readonly Action[];
  /** The bot's own chance, apart from the game's. */
  rng: Rng;
  /** Actions taken since time last passed or the hero last changed level. */
  idle: number;
  /** What it has kept in mind of the run so far. */
  memory: Memory;
}

/** What to do, best first: each action that is refused is answered with the refusal, the first accepted one is taken. */
export type Plan = Generator<Action, void, Refusal>;

/** Never runs out while the hero lives. */
export type Bot = (situation: Situation) => Plan;

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
