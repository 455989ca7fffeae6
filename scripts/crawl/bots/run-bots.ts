import { join } from 'node:path';
import { bundleScript } from '../../lib/bundle';
import { runInProcesses } from '../../lib/process-pool';
import { progressOf } from '../../lib/progress';
import type { ClickerName } from './clickers';
import type { ButtonRun, ButtonRunPlan } from './play-run';
import { formatClicks, formatFaults, formatPace } from './report';
import { tallyOf } from './tally';
import type { ButtonResult } from './worker';

export interface ButtonSeries {
  bots: readonly ClickerName[];
  runs: number;
  maxClicks: number;
  workers: number;
}

/**
 * Lets each bot play its runs. Prints turns per click, clicks per level and the pace of the first hour. Returns true if
 * no reply was faulty and no run hung.
 */
export async function runButtonBots({ bots, runs, maxClicks, workers }: ButtonSeries): Promise<boolean> {
  const plans = bots.flatMap((bot) =>
    Array.from({ length: runs }, (_, n): ButtonRunPlan => ({ seed: `CLICKS-${n}`, bot, maxClicks })),
  );
  const played = new Map<string, ButtonRun>();
  const progress = progressOf(plans.length, 'runs');
  const worker = await bundleScript(join(__dirname, 'worker.ts'));
  const hangs = await runInProcesses(worker, plans, workers, ({ plan, run }: ButtonResult) => {
    played.set(`${plan.bot} ${plan.seed}`, run);
    progress.step();
  });
  progress.end();
  const tallies = bots.map((name) => {
    const own = plans.flatMap(({ bot, seed }) => (bot === name ? (played.get(`${bot} ${seed}`) ?? []) : []));
    const faults = formatFaults(own.flatMap((run) => run.faults));
    return { name, tally: tallyOf(own), faults };
  });
  for (const { name, tally, faults } of tallies) {
    console.log(`${formatClicks(name, tally)}\n`);
    console.log(faults.length === 0 ? 'No faults.\n' : faults.join('\n'));
  }
  for (const { plan, reason } of hangs) console.log(`HUNG  ${plan.bot}, seed ${plan.seed}: ${reason}`);
  console.log(formatPace(tallies));
  return hangs.length === 0 && tallies.every(({ faults }) => faults.length === 0);
}
