import { join } from 'node:path';
import type { BotName } from '../../bots';
import { bundleScript } from '../../lib/bundle';
import type { Series } from '../play';
import { type Keep, runJobs } from '../run-jobs';
import type { ListedKind } from './sample-boards';
import type { JudgedRun, JudgePlan } from './worker';

export interface DecisionSeries
  extends Pick<Series, 'runs' | 'seed' | 'campaign' | 'first' | 'maxTurns' | 'workers' | 'starts'> {
  bot: BotName;
  /** Number of rollouts of each press. */
  rollouts: number;
  /** One in `every` boards is judged, at random. */
  every: number;
  /** Kind of option that the judged boards list; absent for any board. */
  kind?: ListedKind;
  isNull: boolean;
  twoSchools?: true;
  keep: Keep | undefined;
}

/** Maximum number of boards of one run. With more, a job could count as hung. */
const MOST = 16;

/** Judges the boards of a series of runs. Rejects if a run hangs. */
export async function measureDecisions(series: DecisionSeries): Promise<JudgedRun[]> {
  const { runs, first, workers, keep } = series;
  const plans = Array.from({ length: runs }, (_, n) => planOf(series, first + n));
  const judged: JudgedRun[] = [];
  const jobs = {
    ...{ name: 'decisions', plans, workers, keep },
    worker: await bundleScript(join(__dirname, 'worker.ts')),
    partOf: ({ bot }: JudgePlan) => bot,
    planOf: ({ plan }: JudgedRun) => plan,
  };
  const hangs = await runJobs(jobs, (run: JudgedRun) => judged.push(run));
  if (hangs.length > 0) throw new Error(`a run was not judged: ${JSON.stringify(hangs[0])}`);
  return judged;
}

function planOf(series: DecisionSeries, number: number): JudgePlan {
  const { seed, campaign, bot, maxTurns, every, kind, rollouts, isNull, twoSchools, starts = [] } = series;
  const start = starts[number % starts.length];
  const dungeon = { seed: `${seed} ${number}`, ...(campaign === undefined ? {} : { campaign }) };
  const judging = { rollouts, isNull, ...(twoSchools && { twoSchools }) };
  const limits = { maxTurns, every, ...(kind && { kind }), most: MOST };
  return { ...dungeon, ...judging, bot, ...limits, ...(start && { start }) };
}
