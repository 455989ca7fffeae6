import type { Attitude } from '../../../engine';
import type { ConditionJudge } from './condition';

/** From the worst to the best. A better one than a friend's, or a worse one than distrust, counts as well. */
const ORDER = ['enemy', 'distrust', 'neutral', 'goodwill', 'friend', 'ally'] as const satisfies Attitude[];
const NEUTRAL = ORDER.indexOf('neutral');

export const standing: ConditionJudge<'standing'> = {
  watch({ faction, attitude }) {
    const wanted = ORDER.indexOf(attitude);
    let met = false;
    return {
      see({ events }) {
        for (const [at, event] of events.entries()) {
          if (event.kind !== 'standing' || event.faction !== faction) continue;
          if (events[at - 1]?.kind === 'tribute') continue;
          const place = ORDER.indexOf(event.attitude);
          met ||= wanted > NEUTRAL ? place >= wanted : place <= wanted;
        }
      },
      isMet: () => met,
    };
  },
};
