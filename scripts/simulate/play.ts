import { join } from 'node:path';
import type { School } from '../../src/engine';
import { BOT_NAMES, type BotName } from '../bots';
import { bundleScript } from '../lib/bundle';
import type { Hang } from '../lib/process-pool';
import type { Arrival } from './arrival';
import type { RunPlan } from './run';
import { type Keep, runJobs } from './run-jobs';
import { type Summary, Tally } from './tally';
import type { WorkerResult } from './worker';

export interface Series {
  bots: readonly BotName[];
  runs: number;
  seed: string;
  /** Absent for the first campaign. */
  campaign?: string;
  /** Ids of the kits of the runs, used by turns. Absent if all runs have the first kit. */
  kits?: readonly string[];
  /** Schools of the first two boons, in turns, each with every kit. Absent if the bots choose. */
  schools?: readonly School[];
  /** Number of the first run. */
  first: number;
  maxTurns: number;
  workers: number;
  /** Starting points of the runs, used by turns; `null` is the town. Absent if all runs begin in the town. */
  starts?: readonly (Arrival | null)[];
  /** Called with the result of each run and its recording. */
  record?: (result: WorkerResult) => void;
  note?: (report: WorkerResult['report']) => unknown;
  keep?: Keep | undefined;
}

export interface Outcome {
  summaries: Summary[];
  failed: WorkerResult[];
  hangs: Hang<RunPlan>[];
  played: number;
  seconds: number;
}

/** One in `VERIFY_EVERY` runs is replayed from its actions. */
const VERIFY_EVERY = 20;

/** Plays a series on several processes. Keeps only sums, and complete results of runs that violated an invariant. */
export async function playSeries({
  bots,
  runs,
  seed,
  campaign,
  kits = [],
  schools = [],
  first,
  maxTurns,
  workers,
  starts = [],
  record,
  note,
  keep,
}: Series): Promise<Outcome> {
  const began = performance.now();
  const plans = Array.from({ length: runs * bots.length }, (_, n): RunPlan => {
    const number = first + Math.floor(n / bots.length);
    const bot = bots[n % bots.length] as BotName;
    const verify = number % VERIFY_EVERY === 0;
    const kit = kits[number % kits.length];
    const school = schools[Math.floor(number / Math.max(1, kits.length)) % schools.length];
    const dungeon = {
      seed: `${seed} ${number}`,
      ...(campaign === undefined ? {} : { campaign }),
      ...(kit === undefined ? {} : { kit }),
      ...(school === undefined ? {} : { school }),
    };
    const start = starts[number % starts.length];
    return { ...dungeon, bot, maxTurns, verify, record: record !== undefined, ...(start && { start }) };
  });
  const tallies = new Map(BOT_NAMES.map((bot) => [bot, new Tally(bot)]));
  const failed: WorkerResult[] = [];
  let played = 0;
  const worker = await bundleScript(join(__dirname, 'worker.ts'));
  const jobs = {
    ...{ name: 'runs', plans, worker, workers, keep },
    partOf: ({ bot }: RunPlan) => bot,
    planOf: ({ report }: WorkerResult) => report.plan,
  };
  const hangs = await runJobs(jobs, (result) => {
    const { report } = result;
    played += 1;
    tallies.get(report.plan.bot)?.add(report);
    record?.(result);
    note?.(report);
    if (report.violation) {
      failed.push(result);
      process.stderr.write(`\nVIOLATION ${report.plan.bot}, seed "${report.plan.seed}": ${report.violation.rule}\n`);
    }
  });
  const summaries = bots.flatMap((bot) => tallies.get(bot)?.summary() ?? []);
  return { summaries, failed, hangs, played, seconds: (performance.now() - began) / 1000 };
}
