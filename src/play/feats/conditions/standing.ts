import type { Attitude } from '../../../engine';
import { judgeByEvents } from './condition';

const ORDER = ['enemy', 'distrust', 'neutral', 'goodwill', 'friend', 'ally'] as const satisfies Attitude[];
const NEUTRAL = ORDER.indexOf('neutral');

/**
 * Met once the hero's actions have brought the faction to the wanted attitude, or to a more extreme attitude.
 *
 * A good attitude counts only when the standing rises. A hero who attacks a faction and keeps some goodwill must not
 * earn the feat. A bad attitude counts only when the standing falls. Standing bought with tribute never counts.
 */
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
