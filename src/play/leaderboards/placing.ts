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

/** Most runs without points were given up at once. */
export const hasPoints = ({ summary }: Pick<RunResult, 'summary'>): boolean => summary.score > 0;

/** Sorts again, best first, because releases before 1.0 ignored the laurel. */
export function inOrder({ store }: Context, list: ResultList, results: readonly RunResult[]): RunResult[] {
  const position = new Map(results.map((result) => [result, store.positionOf(list, result)]));
  return [...results].sort((a, b) => ((position.get(a) ?? '') < (position.get(b) ?? '') ? 1 : -1));
}

export const placingOf = (result: RunResult, index: number): Placing => ({
  rank: index + 1,
  ...leaderboardRunOf(result),
});
