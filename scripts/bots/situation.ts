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

/** Knowledge of a bot: no more than a player could have. */
export interface Situation {
  raws: Raws;
  readonly view: View;
  /** Actions that `turn` would accept now. Computed at the first access, which is slow. */
  readonly legal: readonly Action[];
  /** Shops of the level that the hero has always known, as if the hero stood beside them. Computed at each access. */
  readonly shops: readonly Shop[];
  /** Random numbers of the bot, separate from the game's. */
  rng: Rng;
  /** Actions since time passed or the hero changed level. */
  idle: number;
  /** Memory of the run so far. */
  memory: Memory;
}

/** The part of a situation that belongs to the bot and not to the game. */
export type BotState = Pick<Situation, 'rng' | 'memory' | 'idle'>;

/**
 * A plan: actions in order of preference. The caller takes the first accepted action, and answers each refused one with
 * its refusal.
 */
export type Plan = Generator<Action, void, Refusal>;

/** A bot: makes the plan for one decision. The plan never runs out while the hero lives. */
export type Bot = (situation: Situation) => Plan;

/** Builds a bot's knowledge from a game. The memory records the things in view. */
export function situationOf(raws: Raws, game: Game, { rng, memory, idle }: BotState): Situation {
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
    get shops() {
      return shopsOnLevel(game, raws, seen);
    },
  };
}
