/** A player's ranked runs in figures: those in the books, and once taken out of there no longer. */
export interface ProfileTotals {
  runs: number;
  /** Runs in which the laurel was won, however they ended. */
  wins: number;
  /** Deepest level reached; 0 before the first run. */
  bestDepth: number;
  bestScore: number;
}

export const EMPTY_TOTALS: ProfileTotals = { runs: 0, wins: 0, bestDepth: 0, bestScore: 0 };
