import { type Act, type Condition, type ConditionJudge, isInBounds } from './condition';

function isReachedIn({ events, after }: Act, { depth, kills, turns }: Condition<'reached'>): boolean {
  const arrival = events.find((event) => event.kind === 'arrived' && event.first && event.depth === depth);
  return arrival !== undefined && isInBounds(after.kills, kills) && isInBounds(arrival.turn, turns);
}

/** Condition "reached a depth". One action proves it, because the hero reaches a depth for the first time only once. */
export const reached: ConditionJudge<'reached'> = {
  watch(condition) {
    let met = false;
    return {
      see(act) {
        met ||= isReachedIn(act, condition);
      },
      isMet: () => met,
    };
  },
  isMetBy: (condition, act) => isReachedIn(act, condition),
};
