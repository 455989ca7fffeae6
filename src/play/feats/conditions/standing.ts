import type { Attitude } from '../../../engine';
import { judgeByEvents } from './condition';

const ORDER = ['enemy', 'distrust', 'neutral', 'goodwill', 'friend', 'ally'] as const satisfies Attitude[];
const NEUTRAL = ORDER.indexOf('neutral');

/** Good attitudes need a rise, bad and neutral ones a fall. Ignores tribute. */
export const standing = judgeByEvents<'standing'>(({ faction, attitude }) => {
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
});
