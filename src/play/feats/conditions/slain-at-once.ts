import { type Act, judgeByEvents } from './condition';
import { killsIn } from './slain';

function mostInATurn(act: Act): number {
  const byTurn = new Map<number, number>();
  for (const { turn } of killsIn(act)) byTurn.set(turn, (byTurn.get(turn) ?? 0) + 1);
  return Math.max(0, ...byTurn.values());
}

export const slainAtOnce = judgeByEvents<'slain-at-once'>(({ times }) => {
  let most = 0;
  return {
    see(act) {
      most = Math.max(most, mostInATurn(act));
    },
    isMet: () => most >= times,
  };
});
