import { loadBuiltRaws } from '../../../src/raws/built';
import { type DuelPlan, duel } from './duel';

// A worker process. It plays the duels that it receives, one after another.
const raws = loadBuiltRaws();
process.on('message', (plan: DuelPlan) => process.send?.(duel(raws, plan)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
