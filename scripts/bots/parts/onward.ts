import type { Plan, Situation } from '../bot';
import { stairs } from './ground';

/** Looks over the level and goes on down. The town holds nothing to find: its gate comes first. */
export function* onward(situation: Situation): Plan {
  const { view } = situation;
  if (view.depth === 1) yield* leave(situation);
  yield* explore(situation);
  yield* leave(situation);
  for (const action of situation.legal) if (action.kind === 'travel' && !action.sure) yield action;
}

/** Explores until nothing is left, and then no more: whoever stood in the way may be gone once it is out of sight. */
export function* explore({ view, memory }: Situation): Plan {
  if (memory.explored.has(view.depth)) return;
  const refusal = yield { kind: 'explore' };
  if (refusal?.code === 'nothing-to-explore' && view.tiles.includes('>')) memory.explored.add(view.depth);
}

/** Down the stairs, or to the nearest that is known. */
export function* leave({ view }: Situation): Plan {
  if (view.standingOn === '>') yield { kind: 'descend' };
  for (const to of stairs(view, '>')) yield { kind: 'travel', to };
}

/** Up the stairs, or to the nearest that is known. */
export function* goUp({ view }: Situation): Plan {
  if (view.standingOn === '<') yield { kind: 'ascend' };
  for (const to of stairs(view, '<')) yield { kind: 'travel', to };
}
