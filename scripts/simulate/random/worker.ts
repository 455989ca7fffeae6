import { loadBuiltRaws } from '../../../src/raws/built';
import { playRandomRun, type RandomPlan, type RandomReport } from './random-run';

// A worker process. It plays the random runs that it receives, one after another.
const raws = loadBuiltRaws();
process.on('message', (plan: RandomPlan) => {
  process.send?.(playRandomRun(raws, plan) satisfies RandomReport);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
