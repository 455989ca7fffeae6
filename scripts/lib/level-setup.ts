import { type Game, newGame, type Raws } from '../../src/engine';
import { enterLevel } from '../../src/engine/levels/change-level';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';

/** A new game whose hero has just arrived on a level, as if the first stairs led straight there. */
export function arriveAt(raws: Raws, seed: string, depth: number): Game {
  const game = newGame({ seed, campaign: raws.campaign.id }, raws);
  if (depth === 1) return game;
  const world = openWorld(game, raws);
  enterLevel(world, depth, 'stairs');
  return closeWorld(world);
}

/** Raws with this recipe for this depth and none for any other depth: builds recipes that no depth uses. */
export const withOnlyRecipe = (raws: Raws, id: string, depth: number): Raws => ({
  ...raws,
  campaign: { ...raws.campaign, stages: [{ depths: [depth, depth], recipes: [id] }] },
});
