import type { ConditionJudge } from './condition';
import { subjectsIn } from './happened';

/** If `what` is set, forbids only events about these raws. */
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
