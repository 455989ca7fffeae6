import { sum } from '../../../src/lib/lists';
import { percent, wilsonInterval, withInterval } from '../../lib/statistics';
import { table } from '../../lib/table';
import { type DecisionFigures, decisionFigures } from './figures';
import { RULES_OF_THUMB } from './presses';
import type { JudgedRun } from './worker';

export function formatDecisions(runs: readonly JudgedRun[]): string {
  const boards = runs.flatMap((run) => run.boards);
  const rollouts = sum(boards.map((board) => board.rollouts));
  const seconds = sum(runs.map(({ milliseconds }) => milliseconds)) / 1000;
  const pace = (rollouts / Math.max(1e-3, seconds)).toFixed(1);
  const figures = decisionFigures(boards);
  const { blue, options, neither } = figures.rows;
  return [
    `${boards.length} boards of ${runs.length} runs, ${rollouts} rollouts, ${pace} a second and process`,
    `boards that are blue: ${withInterval(blue)}; with options: ${withInterval(options)}; with neither: ${withInterval(neither)}`,
    depthTable(figures),
    missTable(figures),
    kindTable(figures),
    `the best listed press is within 0.03 of the best of all presses: ${withInterval(figures.near)}`,
    lossTable(figures),
    `most heroes die that fight on where the board states death: ${withInterval(figures.deaths)}`,
  ].join('\n\n');
}

export function formatTwoSchools(runs: readonly JudgedRun[]): string {
  const compared = runs.flatMap(({ schools = [] }) => schools);
  const differ = compared.filter((one) => one.differ).length;
  const share = withInterval(wilsonInterval(differ, compared.length));
  return `boards on which heroes of two schools have different best options: ${share} of ${compared.length}`;
}

const depthTable = ({ depths }: DecisionFigures): string =>
  table(
    ['depth', 'boards', 'real decisions', 'or sensible', 'of boards with options', 'of blue boards', 'of the others'],
    depths.map(({ depth, boards, real, realOrSensible, realIn }) => [
      depth === null ? 'all' : String(depth),
      String(boards),
      ...[real, realOrSensible, realIn.options, realIn.blue, realIn.neither].map(withInterval),
    ]),
  );

const missTable = ({ misses, missesOfOptions }: DecisionFigures): string =>
  table(
    ['not the best in a real decision', 'on all boards', 'on boards with options'],
    RULES_OF_THUMB.map((rule) => [rule, withInterval(misses[rule]), withInterval(missesOfOptions[rule])]),
  );

const kindTable = ({ best }: DecisionFigures): string =>
  table(
    ['best press where listed', 'on all boards', 'on boards with options'],
    best.map(({ kind, boards, options }) => [kind, withInterval(boards), withInterval(options)]),
  );

const lossTable = ({ losses }: DecisionFigures): string =>
  table(
    ['mean loss', 'presses', 'stated', 'played', 'apart, in HP', '<'],
    losses.map(({ title, presses, stated, played, points, isTrue }) => [
      ...[title, String(presses), percent(stated), percent(played), points.toFixed(1)],
      isTrue ? 'as stated' : 'not as stated',
    ]),
  );
