import { type Action, type Game, legalActions, type Raws, type View, view } from '../../src/engine';
import type { Rng } from '../../src/lib/rng';
import type { Situation } from './bot';

/** What a bot is told of a game. `listed` says whether an action is one of the list it was given. */
export function situationOf(
  raws: Raws,
  game: Game,
  rng: Rng,
  idle: number,
): Situation & { listed(action: Action): boolean } {
  let seen: View | null = null;
  let legal: Action[] | null = null;
  return {
    raws,
    rng,
    idle,
    get view() {
      seen ??= view(game, raws);
      return seen;
    },
    get legal() {
      legal ??= legalActions(game, raws);
      return legal;
    },
    listed: (action) => legal?.includes(action) ?? false,
  };
}
