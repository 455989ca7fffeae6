import type { Plan, Situation } from '../bot';
import { stairs } from './ground';

/** Looks over the level and goes on down. The town holds nothing to find: its gate comes first. */
export function* onward(situation: Situation): Plan {
  const { view } = situation;
  if (view.depth === 1) yield* leave(situation);
  yield { kind: 'explore' };
  yield* leave(situation);
  for (const action of situation.legal) if (action.kind === 'travel' && !action.sure) yield action;
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
