import type { ConditionJudge } from './condition';
import { subjectsIn } from './happened';

/**
 * Met if none of the events happened in the run. If `what` is set, only events about the raws in `what` are forbidden.
 */
export const never: ConditionJudge<'never'> = {
  watch({ events, what }) {
    let isBroken = false;
    return {
      see(act) {
        const subjects = subjectsIn(act, events);
        isBroken ||= subjects.some((subject) => !what || (subject !== null && what.includes(subject)));
      },
      isMet: () => !isBroken,
    };
  },
};
