import type { Attitude } from '../../../engine';
import type { ConditionJudge } from './condition';

/** Attitudes from the worst to the best. */
const ORDER = ['enemy', 'distrust', 'neutral', 'goodwill', 'friend', 'ally'] as const satisfies Attitude[];
const NEUTRAL = ORDER.indexOf('neutral');

/**
 * A good attitude counts only at a moment when the standing rises, because a hero who attacks a faction may keep some
 * goodwill, but has not won it. A bad attitude counts only when the standing falls. Standing bought with tribute never
 * counts. An attitude beyond the wanted one counts too: better than a good one, or worse than a bad one.
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
