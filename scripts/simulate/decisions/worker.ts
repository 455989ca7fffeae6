import { rawsFor } from '../../../src/engine/state/campaign';
import { loadBuiltRaws } from '../../../src/raws/built';
import { type Judgement, type Judging, judgeBoard } from './judge-board';
import { type SamplePlan, sampleBoards } from './sample-boards';

export type JudgePlan = SamplePlan & Judging;

/** Judgements of the sampled boards of one run. */
export interface JudgedRun {
  plan: JudgePlan;
  boards: Judgement[];
  /** Time that the rollouts took. */
  milliseconds: number;
}

// A worker process. It judges the boards of the runs that it receives, one after another.
const all = loadBuiltRaws();
process.on('message', (plan: JudgePlan) => {
  const raws = rawsFor(all, plan);
  const sampled = sampleBoards(raws, plan);
  const began = performance.now();
  const boards = sampled.flatMap((board) => judgeBoard(raws, board, plan) ?? []);
  process.send?.({ plan, boards, milliseconds: performance.now() - began } satisfies JudgedRun);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
