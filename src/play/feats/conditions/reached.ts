import { type Act, type Condition, isInBounds, judgeByEvents } from './condition';

function isReachedIn({ events, after }: Act, { depth, kills, turns }: Condition<'reached'>): boolean {
  const arrival = events.find((event) => event.kind === 'arrived' && event.first && event.depth === depth);
  return arrival !== undefined && isInBounds(after.kills, kills) && isInBounds(arrival.turn, turns);
}

/** Compares kills and player-turns at the hero's first arrival. */
export const reached = judgeByEvents<'reached'>((condition) => {
  let met = false;
  return {
    see(act) {
      met ||= isReachedIn(act, condition);
    },
    isMet: () => met,
  };
});
