import type { Act, ConditionJudge } from './condition';
import { killsIn } from './slain';

/** Returns the largest number of creatures that the hero killed in one player-turn of an action. */
function mostInATurn(act: Act): number {
  const byTurn = new Map<number, number>();
  for (const { turn } of killsIn(act)) byTurn.set(turn, (byTurn.get(turn) ?? 0) + 1);
  return Math.max(0, ...byTurn.values());
}

/**
 * Returns the events before this action as if they came from one action. The list is incomplete in a long run, because
 * the game keeps only its last 200 events.
 */
const actBefore = ({ after, events }: Act): Act => ({
  after,
  events: after.events.slice(0, -events.length || undefined),
});

/**
 * Condition "killed several creatures in one turn". One action proves it, unless an earlier turn among the kept events
 * has already proved it.
 */
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
