import type { RawId } from '../../../engine';
import { type Act, type ConditionJudge, Count } from './condition';

/** Returns the death events in an action that the hero caused, in order. */
export const killsIn = ({ events, after }: Act) =>
  events.flatMap((event) =>
    event.kind === 'died' && event.sense === 'self' && event.who.id !== after.hero.id ? [event] : [],
  );

/**
 * Returns the raw ids of the creatures that the hero killed in an action, in order; `null` for a creature of unknown
 * type.
 */
export const slainIn = (act: Act): (RawId | null)[] => killsIn(act).map(({ who }) => who.raw);

/**
 * Condition "killed creatures". One action can prove it only for a creature that exists once in a run, or for the run's
 * first kill.
 */
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
