import { join } from 'node:path';
import { BOT_NAMES, type BotName } from '../bots';
import { bundleScript } from '../lib/bundle';
import { Ledger } from '../lib/ledger';
import { type Hang, runInProcesses } from '../lib/process-pool';
import { progressOf } from '../lib/progress';
import type { RunPlan } from './run';
import { type Summary, Tally } from './tally';
import type { WorkerResult } from './worker';

/** The runs to play. */
export interface Series {
  bots: readonly BotName[];
  /** Runs of each bot. */
  runs: number;
  seed: string;
  /** Number of the first run. */
  first: number;
  maxTurns: number;
  workers: number;
  /** Receives each result, with its recording. */
  record?: (result: WorkerResult) => void;
  keep?: Keep;
}

/** Where results are kept for another time. */
export interface Keep {
  folder: string;
  /** Nothing more is measured: of each part, as many as were kept without a gap. */
  closed: boolean;
}

export interface Outcome {
  summaries: Summary[];
  failed: WorkerResult[];
  hangs: Hang<RunPlan>[];
  played: number;
  seconds: number;
}

const planOf = ({ report }: WorkerResult): RunPlan => report.plan;

/** One run of so many is replayed from its actions. */
const VERIFY_EVERY = 20;

/** Plays a series on several processes; keeps sums, and whole runs only where an invariant was violated. */
export async function playSeries({
  bots,
  runs,
  seed,
  first,
  maxTurns,
  workers,
  record,
  keep,
}: Series): Promise<Outcome> {
  const began = performance.now();
  const plans = Array.from({ length: runs * bots.length }, (_, n): RunPlan => {
    const number = first + Math.floor(n / bots.length);
    const bot = bots[n % bots.length] as BotName;
    const verify = number % VERIFY_EVERY === 0;
    return { seed: `${seed} ${number}`, bot, maxTurns, verify, record: record !== undefined };
  });
  const tallies = new Map(BOT_NAMES.map((bot) => [bot, new Tally(bot)]));
  const failed: WorkerResult[] = [];
  let played = 0;
  const worker = await bundleScript(join(__dirname, 'worker.ts'));
  const ledger = keep ? new Ledger({ folder: keep.folder, name: 'runs', worker }, planOf) : null;
  const missing = plans.filter((plan) => ledger?.answerTo(plan) === undefined);
  const progress = progressOf(keep?.closed ? 0 : missing.length, 'runs');
  const add = (result: WorkerResult): void => {
    const { report } = result;
    played += 1;
    tallies.get(report.plan.bot)?.add(report);
    record?.(result);
    if (report.violation) {
      failed.push(result);
      process.stderr.write(`\nVIOLATION ${report.plan.bot}, seed "${report.plan.seed}": ${report.violation.rule}\n`);
    }
  };
  const gaps = new Set<BotName>();
  for (const plan of plans) {
    const kept = ledger?.answerTo(plan);
    if (kept === undefined) gaps.add(plan.bot);
    else if (!keep?.closed || !gaps.has(plan.bot)) add(kept);
  }
  const hangs = await runInProcesses(worker, keep?.closed ? [] : missing, workers, (result: WorkerResult) => {
    ledger?.add(result);
    add(result);
    progress.step();
  });
  progress.end();
  const summaries = bots.flatMap((bot) => tallies.get(bot)?.summary() ?? []);
  return { summaries, failed, hangs, played, seconds: (performance.now() - began) / 1000 };
}
