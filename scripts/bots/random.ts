import type { Action } from '../../src/engine';
import type { Bot, Situation } from './bot';

/** Does anything at all that is legal but give up: a kind of action first, then one of that kind. */
export const random: Bot = (situation) => shuffledByKind(situation);

/** Every legal action but `abandon` and those left out, in an order in which each kind is as likely as any other. */
export function* shuffledByKind({ legal, rng }: Situation, except: readonly Action['kind'][] = []): Generator<Action> {
  const kinds = new Map<Action['kind'], Action[]>();
  for (const action of legal) {
    if (action.kind === 'abandon' || except.includes(action.kind)) continue;
    const same = kinds.get(action.kind);
    if (same) same.push(action);
    else kinds.set(action.kind, [action]);
  }
  const groups = [...kinds.values()];
  while (groups.length > 0) {
    const group = groups[rng.int(0, groups.length - 1)]!;
    const [action] = group.splice(rng.int(0, group.length - 1), 1);
    if (group.length === 0) groups.splice(groups.indexOf(group), 1);
    yield action!;
  }
}
