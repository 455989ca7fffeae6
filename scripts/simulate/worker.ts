import { loadBuiltRaws } from '../../src/raws/built';
import type { Recording } from '../replay/recording';
import { playRun, type RunPlan, type RunReport } from './run';

/** Result of one run. Most results have no `recording`, because a series has thousands of runs. */
export interface WorkerResult {
  report: RunReport;
  recording: Recording | null;
}

const raws = loadBuiltRaws();
process.on('message', (plan: RunPlan) => {
  const { recording, ...report } = playRun(raws, plan);
  // Recordings are replayed from the town, so a run that began below the town needs none.
  const isNeeded = plan.start === undefined && (plan.record === true || report.violation !== null);
  process.send?.({ report, recording: isNeeded ? recording : null } satisfies WorkerResult);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
