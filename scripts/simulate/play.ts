import { join } from 'node:path';
import { BOT_NAMES, type BotName } from '../bots';
import { bundleScript } from '../bundle';
import { type Hang, playAll } from './pool';
import { progressOf } from './progress';
import type { RunPlan } from './run';
import { type Summary, Tally } from './tally';
import type { Returned } from './worker';

/** What to play. */
export interface Series {
  bots: readonly BotName[];
  /** Runs of each bot. */
  runs: number;
  seed: string;
  /** Number of the first run. */
  first: number;
  maxTurns: number;
  workers: number;
  /** Shown each recording, when it is wanted. */
  record?: (returned: Returned) => void;
}

export interface Outcome {
  summaries: Summary[];
  broken: Returned[];
  hangs: Hang<RunPlan>[];
  played: number;
  seconds: number;
}

/** Every so many runs one is played again from its actions. */
const VERIFY_EVERY = 20;

/** Plays a series on several processes; keeps sums, and whole runs only where something broke. */
export async function playSeries({ bots, runs, seed, first, maxTurns, workers, record }: Series): Promise<Outcome> {
  const began = performance.now();
  const plans = Array.from({ length: runs * bots.length }, (_, n): RunPlan => {
    const number = first + Math.floor(n / bots.length);
    const bot = bots[n % bots.length] as BotName;
    const verify = number % VERIFY_EVERY === 0;
    return { seed: `${seed} ${number}`, bot, maxTurns, verify, record: record !== undefined };
  });
  const tallies = new Map(BOT_NAMES.map((bot) => [bot, new Tally(bot)]));
  const broken: Returned[] = [];
  let played = 0;
  const progress = progressOf(plans.length, 'runs');
  const worker = await bundleScript(join(__dirname, 'worker.ts'));
  const hangs = await playAll(worker, plans, workers, (returned: Returned) => {
    const { report } = returned;
    played += 1;
    tallies.get(report.plan.bot)?.add(report);
    record?.(returned);
    if (report.violation) {
      broken.push(returned);
      process.stderr.write(`\nBROKEN ${report.plan.bot}, seed "${report.plan.seed}": ${report.violation.rule}\n`);
    }
    progress.step();
  });
  progress.end();
  const summaries = bots.flatMap((bot) => tallies.get(bot)?.summary() ?? []);
  return { summaries, broken, hangs, played, seconds: (performance.now() - began) / 1000 };
}
