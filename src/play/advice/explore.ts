import type { Action } from '../../engine';
import type { Rule, Situation } from './advice';
import { isFamished, safeActions } from './situation';

export const explore: Rule = (situation) => {
  const action = exploring(situation);
  return action && { kind: 'act', action, reason: 'unexplored' };
};

/**
 * To explore what is not known yet; `null` where nothing is left, in the town, which has nothing to find, and when only
 * the depths may have food.
 */
export function exploring(situation: Situation): Action | null {
  const { view } = situation;
  const isLeaving = view.town || isFamished(situation);
  return isLeaving && view.tiles.includes('>') ? null : (safeActions(situation, 'explore')[0] ?? null);
}
