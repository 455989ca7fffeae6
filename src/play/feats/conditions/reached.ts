import { type Condition, type ConditionJudge, isInBounds, type LastAct } from './condition';

function isReachedIn({ events, after }: LastAct, { depth, kills, turns }: Condition<'reached'>): boolean {
  const arrival = events.find((event) => event.kind === 'arrived' && event.first && event.depth === depth);
  return arrival !== undefined && isInBounds(after.kills, kills) && isInBounds(arrival.turn, turns);
}

/** A depth is reached for the first time once in a run: it is told at once. */
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
