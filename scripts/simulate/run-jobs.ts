import { Ledger } from '../lib/ledger';
import { type Hang, runInProcesses } from '../lib/process-pool';
import { progressOf } from '../lib/progress';

/** Where answers are kept for another time. */
export interface Keep {
  folder: string;
  /** Nothing more is measured: of each part, as many as were kept without a gap. */
  closed: boolean;
}

interface Jobs<Job extends object, Answer extends object> {
  /** What they are, for the progress and for the file that keeps their answers. */
  name: string;
  plans: readonly Job[];
  /** The part of the measurement that a job belongs to. */
  partOf: (plan: Job) => string;
  planOf: (answer: Answer) => Job;
  /** Script of the processes. */
  worker: string;
  /** How many processes. */
  workers: number;
  keep: Keep | undefined;
}

/**
 * Reports the answers to jobs, first those that were kept, then the others as they come. Resolves with the jobs that
 * hung or crashed.
 */
export async function runJobs<Job extends object, Answer extends object>(
  { name, plans, partOf, planOf, worker, workers, keep }: Jobs<Job, Answer>,
  report: (answer: Answer) => void,
): Promise<Hang<Job>[]> {
  const ledger = keep ? new Ledger({ folder: keep.folder, name, worker }, planOf) : null;
  const isClosed = keep?.closed === true;
  const missing: Job[] = [];
  const gaps = new Set<string>();
  for (const plan of plans) {
    const kept = ledger?.answerTo(plan);
    if (kept === undefined) {
      missing.push(plan);
      gaps.add(partOf(plan));
    } else if (!isClosed || !gaps.has(partOf(plan))) report(kept);
  }
  const left = isClosed ? [] : missing;
  const progress = progressOf(left.length, name);
  const hangs = await runInProcesses(worker, left, workers, (answer: Answer) => {
    ledger?.add(answer);
    report(answer);
    progress.step();
  });
  progress.end();
  return hangs;
}
