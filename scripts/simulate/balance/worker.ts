import { loadBuiltRaws } from '../../../src/raws/built';
import { type DuelPlan, duel } from './duel';

const raws = loadBuiltRaws();
process.on('message', (plan: DuelPlan) => process.send?.(duel(raws, plan)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
