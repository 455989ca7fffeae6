import { type Game, type Raws, summarizeGame, turn } from '../../../src/engine';
import { offeredPrice } from '../../../src/engine/knowledge';
import { sum } from '../../../src/lib/lists';

/** Score of a run, and its score if the hero had sold the whole pack just before the end. */
export interface Scores {
  kept: number;
  soldOut: number;
}

/** Returns the scores of a game. A game that is not over is treated as abandoned. */
export function scoresOf(raws: Raws, game: Game): Scores {
  const given = game.over ? null : turn(game, { kind: 'abandon', sure: true }, raws);
  const ended = given?.ok ? given.game : game;
  const { pools } = ended.hero;
  const proceeds = sum(ended.pack.map((item) => offeredPrice({ raws, game: ended }, item)));
  const richer = { ...ended, hero: { ...ended.hero, pools: { ...pools, gold: pools.gold + proceeds } } };
  const scoreOf = (one: Game): number => summarizeGame(one, raws)?.score ?? 0;
  return { kept: scoreOf(ended), soldOut: scoreOf(richer) };
}
