import type { ConditionJudge } from './condition';
import { subjectsIn } from './happened';

/** Met if none of the events happened in the run. With `what`, only events about these raws are forbidden. */
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
