import type { Rule } from './advice';
import { foesOf, safeActions } from './situation';

/** Stays where it is while confused and alone: every step would stagger off somewhere else. */
export const clearHead: Rule = (situation) => {
  const { statuses } = situation.view.hero;
  if (foesOf(situation).length > 0 || !statuses.some(({ kind }) => kind === 'confusion')) return null;
  const [action] = [...safeActions(situation, 'rest'), ...safeActions(situation, 'wait')];
  return action ? { kind: 'act', action, reason: 'confused' } : null;
};
