import { loadBuiltRaws } from '../../src/raws/built';
import type { Recording } from '../replay/recording';
import { playRun, type RunPlan, type RunReport } from './run';

/** Result of one run. `recording` is absent from most results, because a series has thousands of runs. */
export interface WorkerResult {
  report: RunReport;
  recording: Recording | null;
}

// This module is a worker process. It plays the runs it receives, one after another.
const raws = loadBuiltRaws();
process.on('message', (plan: RunPlan) => {
  const { recording, ...report } = playRun(raws, plan);
  // A run that began below the town needs no recording, because a recording is replayed from the town.
  const isNeeded = plan.start === undefined && (plan.record === true || report.violation !== null);
  process.send?.({ report, recording: isNeeded ? recording : null } satisfies WorkerResult);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
