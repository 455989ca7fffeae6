import type { Plan, Situation } from '../situation';
import { goUp } from './exploring';

export function* carryHome(situation: Situation): Plan {
  const { view } = situation;
  if (view.carried === undefined) return;
  if (view.depth > 1) {
    yield { kind: 'ascend' };
    yield* goUp(situation);
  } else for (const { who, at } of view.places) if (who.raw === 'barkeep') yield { kind: 'travel', to: at };
}
