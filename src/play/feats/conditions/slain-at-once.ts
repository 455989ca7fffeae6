import type { Act, ConditionJudge } from './condition';
import { killsIn } from './slain';

/** Returns the largest number of creatures that the hero killed in one turn of an act. */
function mostInATurn(act: Act): number {
  const byTurn = new Map<number, number>();
  for (const { turn } of killsIn(act)) byTurn.set(turn, (byTurn.get(turn) ?? 0) + 1);
  return Math.max(0, ...byTurn.values());
}

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
};
