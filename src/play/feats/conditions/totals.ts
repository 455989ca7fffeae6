import { type ConditionJudge, isInBounds } from './condition';

/** Met by the totals of ranked runs, never by a single run. */
export const totals: ConditionJudge<'totals'> = {
  watch: () => ({ isMet: () => false }),
  isMetInAll: ({ runs, wins }, all) => isInBounds(all.runs, runs) && isInBounds(all.wins, wins),
};
