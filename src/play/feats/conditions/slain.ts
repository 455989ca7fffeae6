import type { RawId } from '../../../engine';
import { type Act, type ConditionJudge, Count } from './condition';

/** The deaths in an act that were the hero's doing, in order. */
export const killsIn = ({ events, after }: Act) =>
  events.flatMap((event) =>
    event.kind === 'died' && event.sense === 'self' && event.who.id !== after.hero.id ? [event] : [],
  );

/** The types of those whom the hero slew in an act, in order; `null` where the hero did not know what it was. */
export const slainIn = (act: Act): (RawId | null)[] => killsIn(act).map(({ who }) => who.raw);

/** The first of all, and those of whom there is one in a run, are told at once. */
export const slain: ConditionJudge<'slain'> = {
  watch(condition) {
    const count = new Count(condition);
    return {
      see(act) {
        for (const raw of slainIn(act)) count.add(raw);
      },
      isMet: () => count.isReached(),
    };
  },
  isMetBy({ what, times = 1 }, act, raws) {
    if (times > 1) return false;
    if (!what) return act.after.kills > 0 && act.after.kills === slainIn(act).length;
    const [only] = what;
    const isOneOfAKind =
      what.length === 1 && only !== undefined && (raws.mob[only]?.unique || raws.mob[only]?.treasure);
    return !!isOneOfAKind && slainIn(act).includes(only);
  },
};
