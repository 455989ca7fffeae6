import { summarizeGame } from '../../../engine';
import { type Condition, type ConditionJudge, isInBounds, type RunEnd } from './condition';

const FIGURES = ['depth', 'deepest', 'level', 'score', 'kills', 'gold', 'turns'] as const;

function isSuch({ summary, daily }: RunEnd, condition: Condition<'result'>): boolean {
  const { ended, by, laurel, carried } = condition;
  if (ended !== undefined && summary.result !== ended) return false;
  if (laurel !== undefined && summary.laurel !== laurel) return false;
  if (carried !== undefined && (summary.carried !== undefined) !== carried) return false;
  if (condition.daily !== undefined && daily !== condition.daily) return false;
  if (by && !by.some((each) => each === summary.by || each === summary.cause)) return false;
  return FIGURES.every((name) => isInBounds(summary[name], condition[name]));
}

/** `isMetBy` needs no earlier actions, because only the last action has a result. */
export const result: ConditionJudge<'result'> = {
  watch: (condition) => ({ isMet: (end) => isSuch(end, condition) }),
  isMetBy(condition, { after }, { raws, daily }) {
    const summary = summarizeGame(after, raws);
    return summary !== null && isSuch({ summary, daily }, condition);
  },
};
