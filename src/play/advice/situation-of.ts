import type { Game, Raws } from '../../engine';
import type { Situation } from './advice';
import { shopsOnLevel } from './shops-on-level';

/** What advice on a game is based on. */
export const situationOf = (game: Game, raws: Raws, seen: Pick<Situation, 'view' | 'legal'>): Situation => ({
  ...seen,
  raws,
  // Takes another view of the level: only on demand.
  get shops() {
    return shopsOnLevel(game, raws, seen.view);
  },
});
