import { loadBuiltRaws } from '../../../src/raws/built';
import { playRandomRun, type RandomPlan, type RandomReport } from './random-run';

const raws = loadBuiltRaws();
process.on('message', (plan: RandomPlan) => {
  process.send?.(playRandomRun(raws, plan) satisfies RandomReport);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
