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

/** What a bot knows: no more than a player could. */
export interface Situation {
  raws: Raws;
  readonly view: View;
  /** What `turn` would accept now; computed at the first access, which is expensive. */
  readonly legal: readonly Action[];
  /** Shops that the hero has always known, as if it stood beside them; computed at each access. */
  readonly shops: readonly Shop[];
  /** The bot's own generator, apart from the game's. */
  rng: Rng;
  /** Actions since time passed or the hero changed level. */
  idle: number;
  /** What it remembers of the run so far. */
  memory: Memory;
}

/** The part of a situation that is the bot's own. */
export type BotState = Pick<Situation, 'rng' | 'memory' | 'idle'>;

/** Actions, the best first: the first accepted one is taken, and each refused one returns its refusal. */
export type Plan = Generator<Action, void, Refusal>;

/** Never runs out while the hero lives. */
export type Bot = (situation: Situation) => Plan;

/** What a bot may know of a game. The memory takes in what is in view. */
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
