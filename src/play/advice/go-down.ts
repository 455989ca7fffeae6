import { TOWN } from '../../engine';
import type { Rule, Situation } from './advice';
import { foesOf, isFamished, safeActions } from './situation';

/** Goes down the nearest stairs that are known. */
export const goDown: Rule = (situation) => {
  if (foesOf(situation).length > 0) return null;
  const [action] = safeActions(situation, 'descend');
  return action ? { kind: 'act', action, reason: reasonOf(situation) } : null;
};

function reasonOf(situation: Situation): 'adventure' | 'onward' | 'food-below' | 'explored' {
  const { town, deepest } = situation.view;
  if (town) return deepest > TOWN ? 'onward' : 'adventure';
  return isFamished(situation) ? 'food-below' : 'explored';
}
