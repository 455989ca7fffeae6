import { Ledger } from '../lib/ledger';
import { type Hang, runInProcesses } from '../lib/process-pool';
import { progressOf } from '../lib/progress';

/** Folder in which answers are kept for later calls. */
export interface Keep {
  folder: string;
  /** If true, no job is run. Each part counts only the answers kept before its first gap. */
  closed: boolean;
}

interface Jobs<Job extends object, Answer extends object> {
  /** Name of the jobs in the progress and in the file of kept answers. */
  name: string;
  plans: readonly Job[];
  /** Part of the measurement to which a job belongs. */
  partOf: (plan: Job) => string;
  planOf: (answer: Answer) => Job;
  /** Script of the worker processes. */
  worker: string;
  /** Number of worker processes. */
  workers: number;
  keep: Keep | undefined;
}

/**
 * Reports the answers to jobs: kept answers first, then new ones as they come. Resolves with the jobs that hung or
 * crashed.
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
