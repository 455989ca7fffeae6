import type { Attitude } from '../../../engine';
import type { ConditionJudge } from './condition';

/** From the worst to the best. */
const ORDER = ['enemy', 'distrust', 'neutral', 'goodwill', 'friend', 'ally'] as const satisfies Attitude[];
const NEUTRAL = ORDER.indexOf('neutral');

/**
 * Won by what raised it, lost by what lowered it: whoever strikes those whose goodwill tribute has bought may well
 * keep some, but has not won it. An attitude better than the good one that is asked for counts as well, or worse than
 * the bad one.
 */
export const standing: ConditionJudge<'standing'> = {
  watch({ faction, attitude }) {
    const wanted = ORDER.indexOf(attitude);
    const isGood = wanted > NEUTRAL;
    let met = false;
    return {
      see({ events }) {
        for (const [at, event] of events.entries()) {
          if (event.kind !== 'standing' || event.faction !== faction) continue;
          if (events[at - 1]?.kind === 'tribute' || event.change > 0 !== isGood) continue;
          const place = ORDER.indexOf(event.attitude);
          met ||= isGood ? place >= wanted : place <= wanted;
        }
      },
      isMet: () => met,
    };
  },
};
