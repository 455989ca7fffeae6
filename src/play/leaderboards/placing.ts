import type { RunResult } from '../../storage/contract';
import type { LeaderboardRun, Placing } from './leaderboards-contract';

/** Returns the part of a result that a leaderboard shows. */
export const leaderboardRunOf = ({ run, owner, heroName, finishedAt, summary }: RunResult): LeaderboardRun => ({
  run,
  owner,
  heroName,
  finishedAt,
  summary,
});

/**
 * True if a run has points. Only the leaderboard of a day shows runs without points, which players mostly gave up at
 * once.
 */
export const hasPoints = ({ summary }: Pick<RunResult, 'summary'>): boolean => summary.score > 0;

/** Returns the place of a result on a leaderboard; `index` counts from 0. */
export const placingOf = (result: RunResult, index: number): Placing => ({
  rank: index + 1,
  ...leaderboardRunOf(result),
});
