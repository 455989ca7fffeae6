import { rawsFor } from '../../../src/engine/state/campaign';
import { loadBuiltRaws } from '../../../src/raws/built';
import { type Judgement, type Judging, judgeBoard } from './judge-board';
import { type SamplePlan, sampleBoards } from './sample-boards';
import { compareSchools, type TwoSchools } from './two-schools';

export type JudgePlan = SamplePlan & Judging;

/** Judgements of the sampled boards of one run. */
export interface JudgedRun {
  plan: JudgePlan;
  boards: Judgement[];
  /** Comparisons of heroes of two schools; absent if they were not asked for. */
  schools?: TwoSchools[];
  milliseconds: number;
}

const all = loadBuiltRaws();
process.on('message', (plan: JudgePlan) => {
  const raws = rawsFor(all, plan);
  const sampled = sampleBoards(raws, plan);
  const began = performance.now();
  const judged = plan.twoSchools
    ? { boards: [], schools: sampled.flatMap((board) => compareSchools(raws, board, plan) ?? []) }
    : { boards: sampled.flatMap((board) => judgeBoard(raws, board, plan) ?? []) };
  process.send?.({ plan, ...judged, milliseconds: performance.now() - began } satisfies JudgedRun);
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
