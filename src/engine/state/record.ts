import type { RawId } from './character';
import type { Over } from './game';

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
