import type { Raws } from '../schema/raws';
import type { RawId } from './character';
import { component } from './components';
import type { Game, Over } from './game';

/** How a run that is over counts. */
export interface GameSummary {
  result: Over['result'];
  score: number;
  /** Depth it ended on, and the deepest it reached. */
  depth: number;
  deepest: number;
  level: number;
  xp: number;
  kills: number;
  gold: number;
  /** Player-turns. */
  turns: number;
  /** What struck the last blow, and by which means; `null` when nobody did. */
  by: RawId | null;
  cause: RawId | null;
  laurel: boolean;
  /** Never ranked. */
  cheated: boolean;
}

const PER_LEVEL_DOWN = 100;
const XP_PER_POINT = 10;
const FOR_THE_LAUREL = 1000;

/**
 * How a run that is over counts; `null` while it lasts. The score: 100 for every level below the town, a tenth of the
 * experience, one for each whole piece of gold, and 1000 for the laurel.
 */
export function summarizeGame(game: Game, raws: Raws): GameSummary | null {
  const pools = component(raws, game.hero, 'pools');
  if (!game.over || !pools) return null;
  const { result, depth, turn, by, cause } = game.over;
  const { level, xp, gold } = pools;
  const { deepest, kills, laurel, cheated } = game;
  const score =
    PER_LEVEL_DOWN * (deepest - 1) + Math.floor(xp / XP_PER_POINT) + Math.floor(gold) + (laurel ? FOR_THE_LAUREL : 0);
  return { result, score, depth, deepest, level, xp, kills, gold, turns: turn, by, cause, laurel, cheated };
}
