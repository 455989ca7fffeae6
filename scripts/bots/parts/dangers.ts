import type { Action, SeenThing } from '../../../src/engine';
import type { Plan, Situation } from '../situation';
import { heal, knownItems } from './consumables';

/**
 * Returns the plan with reactions to the game's warnings. Before an action that could kill the hero, the bot drinks a
 * potion, or eats if hunger is the danger. It never confirms an attack on a friendly creature.
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

/** Drops the next action of the plan if it only repeats the refused action with a confirmation. */
function skip(plan: Plan, refused: Action, next: Step): Step {
  const isSame = !next.done && 'sure' in next.value && next.value.kind === refused.kind;
  return isSame ? plan.next({ code: 'blocked' }) : next;
}

function* survive(situation: Situation, starves: boolean): Plan {
  if (starves) for (const { id } of knownItems(situation, 'food')) yield { kind: 'use', item: id };
  yield* heal(situation);
}

/** True if the creature belongs to a faction that remembers attacks, such as the townsfolk. */
export const isFolk = ({ raws }: Situation, { raw }: Pick<SeenThing, 'raw'>): boolean => {
  const faction = raw === null ? undefined : raws.mob[raw]?.faction;
  return faction !== undefined && raws.faction[faction]?.keeps_standing === true;
};
