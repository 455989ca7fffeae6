import { loadBuiltRaws } from '../../src/raws/built';
import { playRun, type RunPlan } from './run';

/** A process that plays the runs it is sent, one after the other. */
const raws = loadBuiltRaws();
process.on('message', (plan: RunPlan) => process.send?.(playRun(raws, plan)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
