import { type Game, newGame, type Raws } from '../../src/engine';
import { enterLevel } from '../../src/engine/levels/change-level';
import { stageAt } from '../../src/engine/schema/campaigns';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';

/** Starts a new game with the hero just arrived on a level, as if the first stairs led straight there. */
export function arriveAt(raws: Raws, seed: string, depth: number): Game {
  const game = newGame({ seed, campaign: raws.campaign.id, kit: raws.kit.id }, raws);
  if (depth === 1) return game;
  const world = openWorld(game, raws);
  enterLevel(world, depth, 'stairs');
  return closeWorld(world);
}

/**
 * Returns raws whose campaign has this recipe at this depth, and no recipe at any other depth. Scripts can build
 * recipes this way that no depth of the campaign uses.
 */
export const withOnlyRecipe = (raws: Raws, id: string, depth: number): Raws => ({
  ...raws,
  campaign: { ...raws.campaign, stages: [{ ...stageAt(raws.campaign, depth), depths: [depth, depth], recipes: [id] }] },
});
