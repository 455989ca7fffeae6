import { loadBuiltRaws } from '../../../src/raws/built';
import { type BoardPlan, type BoardReport, playBoards } from './board-run';

// A process that plays the runs of boards that it receives, one after another.
const raws = loadBuiltRaws();
process.on('message', (plan: BoardPlan) => {
  process.send?.(playBoards(raws, plan) satisfies BoardReport);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
