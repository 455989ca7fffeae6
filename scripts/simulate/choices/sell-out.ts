import { type Game, type Raws, summarizeGame, turn } from '../../../src/engine';
import { sellItem } from '../../../src/engine/actions/common/sale';
import { closeWorld, openWorld } from '../../../src/engine/state/world-draft';

export interface Scores {
  kept: number;
  soldOut: number;
}

/** Returns a game's score as it is, and after a sale of the whole pack. An unfinished game counts as abandoned. */
export function scoresOf(raws: Raws, game: Game): Scores {
  const given = game.over ? null : turn(game, { kind: 'abandon', sure: true }, raws);
  const ended = given?.ok ? given.game : game;
  const scoreOf = (one: Game): number => summarizeGame(one, raws)?.score ?? 0;
  return { kept: scoreOf(ended), soldOut: scoreOf(sellOut(raws, ended)) };
}

/** Returns the game after the sale of the whole pack, as if a vendor were next to the hero. */
function sellOut(raws: Raws, game: Game): Game {
  const world = openWorld(game, raws);
  for (const item of [...world.game.pack]) sellItem(world, item);
  return closeWorld(world);
}
