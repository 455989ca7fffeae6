import type { ConditionJudge } from './condition';
import { subjectsIn } from './happened';

/** Forbids the events in the whole run; with `what`, only events about the named raws. */
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
