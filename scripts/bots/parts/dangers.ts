import type { Action, SeenThing } from '../../../src/engine';
import type { Plan, Situation } from '../situation';
import { heal, known } from './consumables';

/**
 * The same plan by somebody who minds what it is warned of: it never hits who means no harm, and where what it is about
 * to do could be its death, it drinks and eats first.
 */
export function* mindDangers(situation: Situation, plan: Plan): Plan {
  let step = plan.next();
  while (!step.done) {
    const refusal = yield step.value;
    if (refusal?.code !== 'danger') step = plan.next(refusal);
    else if (refusal.danger === 'friendly') step = skip(plan, step.value, plan.next(refusal));
    else {
      if (refusal.danger === 'deadly') yield* survive(situation, refusal.what === 'hunger');
      step = plan.next(refusal);
    }
  }
}

type Step = ReturnType<Plan['next']>;

/** Leaves out the same action for sure. */
function skip(plan: Plan, refused: Action, next: Step): Step {
  const isSame = !next.done && 'sure' in next.value && next.value.kind === refused.kind;
  return isSame ? plan.next({ code: 'blocked' }) : next;
}

function* survive(situation: Situation, starves: boolean): Plan {
  if (starves) for (const { id } of known(situation, 'food')) yield { kind: 'use', item: id };
  yield* heal(situation);
}

/** Does it keep a standing, and hold it against the hero to be hit? */
export const isFolk = ({ raws }: Situation, { raw }: Pick<SeenThing, 'raw'>): boolean => {
  const faction = raw === null ? undefined : raws.mob[raw]?.faction;
  return faction !== undefined && raws.faction[faction]?.keeps_standing === true;
};
