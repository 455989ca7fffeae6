import { sum } from '../../../src/lib/lists';
import { wilsonInterval, withInterval } from '../../lib/statistics';
import { table } from '../../lib/table';
import type { Judgement } from './judge-board';
import type { JudgedRun } from './worker';

/** Formats the figures of judged runs as text. */
export function formatDecisions(runs: readonly JudgedRun[]): string {
  const boards = runs.flatMap((run) => run.boards);
  const rollouts = sum(boards.map((board) => board.rollouts));
  const seconds = sum(runs.map(({ milliseconds }) => milliseconds)) / 1000;
  const pace = (rollouts / Math.max(1e-3, seconds)).toFixed(1);
  return [
    `${boards.length} boards of ${runs.length} runs, ${rollouts} rollouts, ${pace} a second and process`,
    table(
      ['depth', 'boards', 'real decisions', 'of boards with options', 'of blue boards'],
      [['all', boards] as const, ...byDepth(boards)].map(([title, some]) => [
        title,
        String(some.length),
        realShare(some),
        realShare(some.filter(({ row }) => row === 'options')),
        realShare(some.filter(({ row }) => row === 'blue')),
      ]),
    ),
    (['blue', 'options', 'neither'] as const)
      .map((row) => `boards ${row}: ${shareOf(boards, (board) => board.row === row)}`)
      .join('\n'),
  ].join('\n\n');
}

function byDepth(boards: readonly Judgement[]): [string, Judgement[]][] {
  const depths = [...new Set(boards.map(({ depth }) => depth))].sort((a, b) => a - b);
  return depths.map((depth) => [String(depth), boards.filter((board) => board.depth === depth)]);
}

const realShare = (boards: readonly Judgement[]): string => shareOf(boards, ({ decision }) => decision.real);

/** Formats the share of the boards for which the condition holds, with its interval. */
const shareOf = (boards: readonly Judgement[], holds: (board: Judgement) => boolean): string =>
  withInterval(wilsonInterval(boards.filter(holds).length, boards.length));
