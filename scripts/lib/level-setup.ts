import { type Game, newGame, type Raws } from '../../src/engine';
import { enterLevel } from '../../src/engine/levels/change-level';
import { firstDepth, type StageRaw, stageAt } from '../../src/engine/schema/campaigns';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';

/** Starts a new game in which the hero has just arrived on a level, as if the first stairs led there. */
export function arriveAt(raws: Raws, seed: string, depth: number): Game {
  const game = newGame({ seed, campaign: raws.campaign.id, kit: raws.kit.id }, raws);
  if (depth === 1) return game;
  const world = openWorld(game, raws);
  enterLevel(world, depth, 'stairs');
  return closeWorld(world);
}

/**
 * Returns raws whose campaign has this recipe at this depth, and otherwise only its first stage. With these raws,
 * scripts can build recipes that no depth of the campaign uses.
 */
export function withOnlyRecipe(raws: Raws, id: string, depth: number): Raws {
  const { campaign } = raws;
  const only = { ...stageAt(campaign, depth), depths: [depth, depth], recipes: [id] } satisfies StageRaw;
  const isFirst = depth === firstDepth(campaign);
  return { ...raws, campaign: { ...campaign, stages: isFirst ? [only] : [...campaign.stages.slice(0, 1), only] } };
}
