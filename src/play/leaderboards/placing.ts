import type { RunResult } from '../../storage/contract';
import type { NotedRun, Placing } from './leaderboards-contract';

/** What a leaderboard tells of a run. */
export const notedRun = ({ run, owner, heroName, finishedAt, summary }: RunResult): NotedRun => ({
  run,
  owner,
  heroName,
  finishedAt,
  summary,
});

/** Whoever came to none, mostly by giving up at once, is told of on the board of a day alone. */
export const hasPoints = ({ summary }: Pick<RunResult, 'summary'>): boolean => summary.score > 0;

export const placingOf = (result: RunResult, index: number): Placing => ({ rank: index + 1, ...notedRun(result) });
