import type { RawId } from '../../../engine';
import { type Act, type ConditionJudge, Count, judgeByEvents } from './condition';

/** Returns deaths that the hero caused, except the hero's own. */
export const killsIn = ({ events, after }: Act) =>
  events.flatMap((event) =>
    event.kind === 'died' && event.sense === 'self' && event.who.id !== after.hero.id ? [event] : [],
  );

/** Contains `null` for a creature of unknown type. */
export const slainIn = (act: Act): (RawId | null)[] => killsIn(act).map(({ who }) => who.raw);

const byEvents = judgeByEvents<'slain'>((condition) => {
  const count = new Count(condition);
  return {
    see(act) {
      for (const raw of slainIn(act)) count.add(raw);
    },
    isMet: () => count.isReached(),
  };
});

/** If any single kill suffices, `isMetBy` accepts only the run's first kill. */
export const slain: ConditionJudge<'slain'> = {
  ...byEvents,
  isMetBy(condition, act, facts) {
    const isFirstKill = condition.what === undefined && (condition.times ?? 1) === 1;
    return byEvents.isMetBy(condition, act, facts) && (!isFirstKill || act.after.kills === slainIn(act).length);
  },
};
