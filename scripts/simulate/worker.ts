import { loadBuiltRaws } from '../../src/raws/built';
import type { Recording } from '../replay/recording';
import { playRun, type RunPlan, type RunReport } from './run';

/** What comes back of a run: the way it went only where it is wanted, for there are thousands of them. */
export interface WorkerResult {
  report: RunReport;
  recording: Recording | null;
}

/** A process that plays the runs it is sent, one after the other. */
const raws = loadBuiltRaws();
process.on('message', (plan: RunPlan) => {
  const { recording, ...report } = playRun(raws, plan);
  const wanted = plan.record === true || report.violation !== null;
  process.send?.({ report, recording: wanted ? recording : null } satisfies WorkerResult);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
