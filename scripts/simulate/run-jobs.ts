import { Ledger } from '../lib/ledger';
import { type Hang, runInProcesses } from '../lib/process-pool';
import { progressOf } from '../lib/progress';

/** Folder in which answers to jobs are stored for later calls. */
export interface Keep {
  folder: string;
  /** True if no job may run. Each part then counts only the stored answers before the first missing one. */
  closed: boolean;
}

interface Jobs<Job extends object, Answer extends object> {
  /** Name of the jobs, in lines of progress and in the name of the file with stored answers. */
  name: string;
  plans: readonly Job[];
  /** Returns the name of the part of the measurement to which a job belongs. */
  partOf: (plan: Job) => string;
  planOf: (answer: Answer) => Job;
  worker: string;
  workers: number;
  keep: Keep | undefined;
}

/**
 * Runs jobs on worker processes and reports their answers: first the stored ones, then new ones as they arrive.
 * Resolves with the jobs that hung or crashed.
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
