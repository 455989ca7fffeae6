import type { Plan, Situation } from '../bot';
import { stairs } from './ground';
import { pushThrough } from './push';

/** Looks over the level and goes on down. The town holds nothing to find: its gate comes first. */
export function* onward(situation: Situation): Plan {
  const { view } = situation;
  if (view.depth === 1) yield* leave(situation);
  yield* explore(situation);
  yield* leave(situation);
  yield* pushThrough(situation);
  for (const action of situation.legal) if (action.kind === 'travel' && !action.sure) yield action;
}

/** Steps it takes by itself once exploring has led nowhere. */
const STUBBORN = 12;

/**
 * Explores until nothing is left, and then no more: whoever stood in the way may be gone once it is out of sight. When
 * somebody flutters about in the only way, it pushes through.
 */
export function* explore(situation: Situation): Plan {
  const { view, memory } = situation;
  if (memory.explored.has(view.depth)) return;
  const last = view.events.at(-1);
  if (last?.kind === 'stopped' && last.reason === 'limit') memory.pushing = STUBBORN;
  if (memory.pushing > 0) {
    memory.pushing -= 1;
    yield* pushThrough(situation);
  }
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
