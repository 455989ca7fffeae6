import type { Rule } from './advice';
import { outdoneGear } from './lift-curse';
import { safeActions } from './situation';

/**
 * Answers with something worn, since a curse or a bonus tells there at once, else with what was carried longest; before
 * all with what keeps the hero from wearing something better.
 */
export const answer: Rule = (situation) => {
  const { pending, pack } = situation.view;
  if (!pending) return null;
  const options = pack.filter(({ id }) => pending.options.includes(id));
  const outdone = outdoneGear(situation);
  const best = options.find((one) => outdone.includes(one)) ?? options.find(({ slot }) => slot !== null) ?? options[0];
  const action = safeActions(situation, 'answer').find(({ option }) => option === best?.id);
  return action && best ? { kind: 'act', action, reason: pending.kind, thing: best } : null;
};
