import { type ConditionJudge, isWithin } from './condition';

export const totals: ConditionJudge<'totals'> = {
  watch: () => ({ isMet: () => false }),
  isMetInAll: ({ runs, wins }, all) => isWithin(all.runs, runs) && isWithin(all.wins, wins),
};
