import { type Game, newGame, type Raws } from '../../src/engine';
import { goTo } from '../../src/engine/levels/change-level';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';

/** A hero new to the level, as if all the stairs down to it were one. */
export function arriveAt(raws: Raws, seed: string, depth: number): Game {
  const game = newGame({ seed }, raws);
  if (depth === 1) return game;
  const world = openWorld(game, raws);
  goTo(world, depth, 'stairs');
  return closeWorld(world);
}
