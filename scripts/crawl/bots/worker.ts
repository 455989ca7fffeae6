import { loadBuiltRaws } from '../../../src/raws/built';
import { type ButtonRun, type ButtonRunPlan, playByButtons } from './play-run';

export interface ButtonResult {
  plan: ButtonRunPlan;
  run: ButtonRun;
}

// A process that plays the runs it receives, one after another.
const raws = loadBuiltRaws();
process.on('message', (plan: ButtonRunPlan) => {
  void playByButtons(raws, plan).then((run) => process.send?.({ plan, run } satisfies ButtonResult));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
