import { loadBuiltRaws } from '../../src/raws/built';
import type { Recording } from '../replay/recording';
import { playRun, type RunPlan, type RunReport } from './run';

/** Result of a run. Only some results have a recording, because a series has thousands of runs. */
export interface WorkerResult {
  report: RunReport;
  recording: Recording | null;
}

// A process that plays the runs it receives, one after another.
const raws = loadBuiltRaws();
process.on('message', (plan: RunPlan) => {
  const { recording, ...report } = playRun(raws, plan);
  // A run that began below the town cannot be replayed from the town.
  const isNeeded = plan.start === undefined && (plan.record === true || report.violation !== null);
  process.send?.({ report, recording: isNeeded ? recording : null } satisfies WorkerResult);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
