import type { Action, SeenThing } from '../../../src/engine';
import type { Plan, Situation } from '../situation';
import { heal, knownItems } from './consumables';

/**
 * Runs a plan for a bot that minds the game's warnings. The bot never hits a friendly creature. Before an action that
 * could kill the hero, the bot drinks. If hunger is the danger, it eats first.
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

/** Skips the plan's next action if it is the refused action again with its confirmation. */
function skip(plan: Plan, refused: Action, next: Step): Step {
  const isSame = !next.done && 'sure' in next.value && next.value.kind === refused.kind;
  return isSame ? plan.next({ code: 'blocked' }) : next;
}

function* survive(situation: Situation, starves: boolean): Plan {
  if (starves) for (const { id } of knownItems(situation, 'food')) yield { kind: 'use', item: id };
  yield* heal(situation);
}

/** True if the creature's faction keeps a standing and therefore resents blows. */
export const isFolk = ({ raws }: Situation, { raw }: Pick<SeenThing, 'raw'>): boolean => {
  const faction = raw === null ? undefined : raws.mob[raw]?.faction;
  return faction !== undefined && raws.faction[faction]?.keeps_standing === true;
};
