import {
  type Action,
  type Game,
  legalActions,
  type Raws,
  type Refusal,
  type Shop,
  type View,
  view,
} from '../../src/engine';
import type { Rng } from '../../src/lib/rng';
import { shopsOnLevel } from '../../src/play/advice/situation';
import type { Memory } from './memory';
import { Rollouts } from './rollouts/rollouts';

/** Knowledge of a bot for its decision. A player has at least as much. */
export interface Situation {
  raws: Raws;
  readonly view: View;
  /** Actions that the engine would accept now. The first access is slow, because it computes them. */
  readonly legal: readonly Action[];
  /** Shops that the hero knows on this level from the start, with the possible trades. Computed at each access. */
  readonly shops: readonly Shop[];
  /** Rollouts of presses on the present board. Creatures that the hero has not seen are moved at random. */
  readonly rollouts: Rollouts;
  /** Random numbers for the bot's decisions, separate from the game's. */
  rng: Rng;
  /** Number of actions since time passed or the hero changed level. */
  idle: number;
  memory: Memory;
}

/** Parts of a situation that belong to the bot instead of the game. */
export type BotState = Pick<Situation, 'rng' | 'memory' | 'idle'>;

/**
 * Actions for one decision, in order of preference. The caller takes the first action that the engine accepts, and
 * passes each refusal to `next`.
 */
export type Plan = Generator<Action, void, Refusal>;

/** Function that returns the plan for a decision. The plan does not end while the hero lives. */
export type Bot = (situation: Situation) => Plan;

/** Makes the situation of a bot in a game with the view `seen`. Lets the memory record the things in view. */
export function situationOf(
  raws: Raws,
  game: Game,
  { rng, memory, idle }: BotState,
  seen: View = view(game, raws),
): Situation {
  let legal: Action[] | null = null;
  let rollouts: Rollouts | null = null;
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
    get rollouts() {
      rollouts ??= new Rollouts(raws, game);
      return rollouts;
    },
    get shops() {
      return shopsOnLevel(game, raws, seen);
    },
  };
}
