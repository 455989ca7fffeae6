import type { Act, ConditionJudge } from './condition';

/** The most that the hero slew in any turn of an act. */
function mostInATurn({ events, after }: Act): number {
  const byTurn = new Map<number, number>();
  for (const event of events) {
    if (event.kind !== 'died' || event.sense !== 'self' || event.who.id === after.hero.id) continue;
    byTurn.set(event.turn, (byTurn.get(event.turn) ?? 0) + 1);
  }
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
