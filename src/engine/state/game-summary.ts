import type { Raws } from '../schema/raws';
import type { RawId } from './character';
import { component } from './components';
import type { Game, Over } from './game';

/** The result of a finished run. */
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
  /** Raw ids of who dealt the last damage, and of what caused it; `null` when there is none. */
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
 * The result of a finished run; `null` while it lasts. The score is 100 for every level below the town, a tenth of the
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
