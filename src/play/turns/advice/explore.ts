import type { Rule } from './advice';
import { TOWN } from './go-down';
import { isFamished, safeActions } from './situation';

/** Explores what is not known yet; neither the town, which has nothing to find, nor when only the depths may have food. */
export const explore: Rule = (situation) => {
  const { view } = situation;
  const [action] = safeActions(situation, 'explore');
  const isLeaving = view.depth === TOWN || isFamished(situation);
  if (!action || (isLeaving && view.tiles.includes('>'))) return null;
  return { kind: 'act', action, reason: 'unexplored' };
};
