import type { RunResult } from '../../storage/contract';
import type { NotedRun, Placing } from '../use-case';

/** What a leaderboard tells of a run. */
export const notedRun = ({ run, owner, heroName, finishedAt, summary }: RunResult): NotedRun => ({
  run,
  owner,
  heroName,
  finishedAt,
  summary,
});

export const placingOf = (result: RunResult, index: number): Placing => ({ rank: index + 1, ...notedRun(result) });
