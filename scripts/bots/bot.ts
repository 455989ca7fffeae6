import type { Action, Raws, View } from '../../src/engine';
import type { Rng } from '../../src/lib/rng';

/** What a bot knows: no more than a player could. */
export interface Situation {
  raws: Raws;
  /** Worked out when it is first asked for. */
  readonly view: View;
  /** What `turn` would accept now; worked out when it is first asked for. */
  readonly legal: readonly Action[];
  /** The bot's own chance, apart from the game's. */
  rng: Rng;
  /** Actions taken since time last passed or the hero last changed level. */
  idle: number;
}

/** What it would do, best first: the first action the game accepts is taken. Never runs out while the hero lives. */
export type Bot = (situation: Situation) => Iterable<Action>;
