import { type ConditionJudge, isInBounds } from './condition';

export const totals: ConditionJudge<'totals'> = {
  watch: () => ({ isMet: () => false }),
  isMetInAll: ({ runs, wins }, all) => isInBounds(all.runs, runs) && isInBounds(all.wins, wins),
};
