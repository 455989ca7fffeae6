import { join } from 'node:path';
import { bundleScript } from '../../lib/bundle';
import { type Hang, runInProcesses } from '../../lib/process-pool';
import { progressOf } from '../../lib/progress';
import type { Arrival } from '../arrival';
import type { BoardPlan, BoardReport } from './board-run';
import { PRESS_STYLES, type PressStyle } from './press';

export interface BoardSeries {
  seed: string;
  /** Absent for the first campaign. */
  campaign?: string;
  /** Number of runs. The ways to press (`PRESS_STYLES`) are used by turns. */
  runs: number;
  first: number;
  workers: number;
  /** Starting points of the runs, used by turns; `null` is the town. Absent if all runs begin in the town. */
  starts?: readonly (Arrival | null)[];
}

/** Number of presses after which a run is stopped. */
const MAX_PRESSES = 250;

/** Plays a series on several processes and prints the faults. Returns true if all runs ended without a fault. */
export async function playBoardSeries({ runs, first, workers, ...series }: BoardSeries): Promise<boolean> {
  const plans = Array.from({ length: runs }, (_, n) => planOf(series, first + n));
  const worker = await bundleScript(join(__dirname, 'worker.ts'));
  const progress = progressOf(plans.length, 'runs');
  const reports: BoardReport[] = [];
  const hangs = await runInProcesses(worker, plans, workers, (report: BoardReport) => {
    reports.push(report);
    if (report.faults.length > 0 || report.error !== undefined) console.log(formatFaults(report));
    progress.step();
  });
  progress.end();
  console.log(formatSums(reports, hangs));
  return hangs.length === 0 && reports.every(({ faults, error }) => faults.length === 0 && error === undefined);
}

function planOf(
  { seed, campaign, starts = [] }: Omit<BoardSeries, 'runs' | 'first' | 'workers'>,
  number: number,
): BoardPlan {
  const start = starts[Math.floor(number / PRESS_STYLES.length) % starts.length];
  const style = PRESS_STYLES[number % PRESS_STYLES.length] as PressStyle;
  const dungeon = { seed: `${seed} ${number}`, ...(campaign === undefined ? {} : { campaign }) };
  return { ...dungeon, style, maxPresses: MAX_PRESSES, ...(start && { start }) };
}

const formatFaults = ({ plan, faults, error }: BoardReport): string =>
  [
    `${plan.style}, seed "${plan.seed}"${plan.start ? `, from depth ${plan.start.depth}` : ''}: ${error ?? ''}`,
    ...faults.map((fault) => `  ${JSON.stringify(fault)}`),
  ].join('\n');

function formatSums(reports: readonly BoardReport[], hangs: readonly Hang<BoardPlan>[]): string {
  const lines = PRESS_STYLES.map((style) => {
    const own = reports.filter(({ plan }) => plan.style === style);
    const sum = (of: (report: BoardReport) => number): number => own.reduce((all, report) => all + of(report), 0);
    const count = (kind: string): number => sum(({ faults }) => faults.filter((fault) => fault.kind === kind).length);
    const faulty = own.filter(({ faults }) => faults.length > 0).length;
    const faults = `${count('grey')} grey, ${count('repeat')} repeated, ${count('stuck')} without a step`;
    return `${style}: ${own.length} runs, ${sum(({ presses }) => presses)} boards; ${faults}, in ${faulty} runs`;
  });
  const hung = hangs.map(({ plan, reason }) => `HUNG  ${plan.style}, seed "${plan.seed}": ${reason}`);
  return [...lines, ...hung].join('\n');
}
