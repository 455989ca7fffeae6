import type { Rule } from './advice';
import { safeActions } from './situation';

/** Wears what is known to be better than what is worn. */
export const wear: Rule = (situation) => {
  const [action] = safeActions(situation, 'wear-best');
  const thing = situation.view.pack.find(({ figures }) => figures?.comparison?.verdict === 1);
  return action ? { kind: 'act', action, reason: 'better', ...(thing && { thing }) } : null;
};
