import { loadBuiltRaws } from '../../../src/raws/built';
import { type BoardPlan, type BoardReport, playBoards } from './board-run';

const raws = loadBuiltRaws();
process.on('message', (plan: BoardPlan) => {
  process.send?.(playBoards(raws, plan) satisfies BoardReport);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
