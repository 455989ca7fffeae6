import type { Act, ConditionJudge } from './condition';
import { killsIn } from './slain';

/** Returns the largest number of creatures that the hero killed in one turn of an act. */
function mostInATurn(act: Act): number {
  const byTurn = new Map<number, number>();
  for (const { turn } of killsIn(act)) byTurn.set(turn, (byTurn.get(turn) ?? 0) + 1);
  return Math.max(0, ...byTurn.values());
}

/**
 * Returns the act that the events before this act make, as far as the game remembers them. A game keeps its last 200
 * events.
 */
const actBefore = ({ after, events }: Act): Act => ({
  after,
  events: after.events.slice(0, -events.length || undefined),
});

/** One act proves the condition, unless the game remembers an earlier turn that proved it. */
export const slainAtOnce: ConditionJudge<'slain-at-once'> = {
  watch({ times }) {
    let most = 0;
    return {
      see(act) {
        most = Math.max(most, mostInATurn(act));
      },
      isMet: () => most >= times,
    };
  },
  isMetBy: ({ times }, act) => mostInATurn(act) >= times && mostInATurn(actBefore(act)) < times,
};
