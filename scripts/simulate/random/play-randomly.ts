import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleScript } from '../../lib/bundle';
import { UsageError } from '../../lib/command-line';
import { type Hang, runInProcesses } from '../../lib/process-pool';
import { writeJson } from '../../lib/write-json';
import type { RandomPlan, RandomReport } from './random-run';

/** Totals of the series. They are written to a file after every batch of runs. */
interface Sums {
  seed: string;
  /** Number of runs begun until now, and number of the next run. */
  runs: number;
  actions: number;
  turns: number;
  refused: number;
  died: number;
  deepest: number;
  /** Size of the largest packed game in bytes. */
  bytes: number;
  /** Greatest initiative penalty that the hero had, in ticks. */
  penalty: number;
  slowest: RandomReport['slowest'] & { seed: string };
  seconds: number;
  failures: Pick<RandomReport, 'seed' | 'violation' | 'recording'>[];
  hangs: Hang<RandomPlan>[];
}

/** Number of runs between two lines of progress. */
const BATCH = 100;
const MAX_ACTIONS = 1000;
/** One in `VERIFY_EVERY` runs is replayed from its actions. */
const VERIFY_EVERY = 25;

export interface RandomSeries {
  seed: string;
  /** Number of player-turns that the series plays in all. */
  turns: number;
  workers: number;
  /** File of the totals, with which an interrupted series can continue; `null` to write no file. */
  json: string | null;
}

/**
 * Plays random runs until the series has `turns` player-turns. Returns true if no run violated an invariant or hung.
 * Rejects with a `UsageError` if the file belongs to another seed.
 */
export async function playRandomly({ seed, turns, workers, json }: RandomSeries): Promise<boolean> {
  const sums = (json === null ? null : readSums(json, seed)) ?? newSums(seed);
  const worker = await bundleScript(join(__dirname, 'worker.ts'));
  while (sums.turns < turns) {
    const began = performance.now();
    const plans = Array.from({ length: BATCH }, (_, n): RandomPlan => {
      const number = sums.runs + n;
      return { seed: `${seed} ${number}`, maxActions: MAX_ACTIONS, verify: number % VERIFY_EVERY === 0 };
    });
    const hangs = await runInProcesses(worker, plans, workers, (report: RandomReport) => add(sums, report));
    sums.hangs.push(...hangs);
    sums.runs += BATCH;
    sums.seconds += (performance.now() - began) / 1000;
    if (json !== null) writeJson(json, sums);
    console.log(formatSums(sums));
  }
  for (const failure of sums.failures) console.error(`\nVIOLATION  ${JSON.stringify(failure)}`);
  for (const { plan, reason } of sums.hangs) console.error(`\nHUNG  seed "${plan.seed}": ${reason}`);
  return sums.failures.length + sums.hangs.length === 0;
}

const newSums = (seed: string): Sums => ({
  seed,
  runs: 0,
  actions: 0,
  turns: 0,
  refused: 0,
  died: 0,
  deepest: 0,
  bytes: 0,
  penalty: 0,
  slowest: { milliseconds: 0, action: null, number: 0, seed: '' },
  seconds: 0,
  failures: [],
  hangs: [],
});

function add(sums: Sums, report: RandomReport): void {
  sums.actions += report.actions;
  sums.turns += report.turns;
  sums.refused += report.refused;
  sums.died += report.died ? 1 : 0;
  for (const key of ['deepest', 'bytes', 'penalty'] as const) sums[key] = Math.max(sums[key], report[key]);
  const { seed, slowest, violation, recording } = report;
  if (slowest.milliseconds > sums.slowest.milliseconds) sums.slowest = { ...slowest, seed };
  if (violation) sums.failures.push({ seed, violation, recording });
}

function readSums(file: string, seed: string): Sums | null {
  if (!existsSync(file)) return null;
  const sums = JSON.parse(readFileSync(file, 'utf8')) as Sums;
  if (sums.seed !== seed) throw new UsageError(`${file} holds the figures of seed "${sums.seed}".`);
  return sums;
}

function formatSums(sums: Sums): string {
  const { runs, turns, actions, refused, died, deepest, bytes, penalty, slowest, seconds, failures, hangs } = sums;
  const { milliseconds, action, seed, number } = slowest;
  return [
    `${turns} turns in ${runs} runs and ${seconds.toFixed(0)} s: ${actions} actions, ${refused} refused, ${died} deaths,`,
    `depth ${deepest}, ${bytes} bytes, penalty ${penalty}; ${failures.length} violations, ${hangs.length} hung;`,
    `slowest ${milliseconds.toFixed(0)} ms (${action?.kind}, action ${number} of "${seed}")`,
  ].join(' ');
}
