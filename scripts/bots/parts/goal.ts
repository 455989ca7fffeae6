import { same } from '../../../src/lib/geometry';
import type { Plan, Situation } from '../situation';
import { stepAlong, wayTo } from './ground';

const TRIES = 40;

export function* takeGoal({ raws, view, memory }: Situation): Plan {
  const isGoal = (raw: string | null): boolean => raw !== null && raws.item[raw]?.quest === true;
  const { hero, things, remembered } = view;
  for (const { id, raw, at } of things) {
    if (!isGoal(raw) || !memory.tryAgain(id, TRIES)) continue;
    if (same(at, hero.at)) yield { kind: 'pickup', item: id };
    yield { kind: 'fetch', item: id };
    yield* stepAlong(view, wayTo(view, [at]));
  }
  for (const { what, at } of remembered) {
    if (isGoal(what.raw) && memory.tryAgain(what.id, TRIES)) yield { kind: 'travel', to: at };
  }
}
