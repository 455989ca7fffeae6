import type { ResultList, RunResult } from '../../storage/contract';
import type { Context } from '../context';
import type { LeaderboardRun, Placing } from './leaderboards-contract';

export const leaderboardRunOf = ({ run, owner, heroName, finishedAt, summary }: RunResult): LeaderboardRun => ({
  run,
  owner,
  heroName,
  finishedAt,
  summary,
});

/**
 * True if the run has points. Most runs without points were given up at once. Only leaderboards of the dungeon of a day
 * or week show runs without points.
 */
export const hasPoints = ({ summary }: Pick<RunResult, 'summary'>): boolean => summary.score > 0;

/**
 * Returns results in the order of the leaderboard, the best first. The store may list a run with the laurel below
 * others, because releases before 1.0 ordered results by score alone.
 */
export function inOrder({ store }: Context, list: ResultList, results: readonly RunResult[]): RunResult[] {
  const position = new Map(results.map((result) => [result, store.positionOf(list, result)]));
  return [...results].sort((a, b) => ((position.get(a) ?? '') < (position.get(b) ?? '') ? 1 : -1));
}

export const placingOf = (result: RunResult, index: number): Placing => ({
  rank: index + 1,
  ...leaderboardRunOf(result),
});
