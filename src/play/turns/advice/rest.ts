import type { Rule } from './advice';
import { healthOf, safeActions } from './situation';

/** Share of the hit points below which rest is worth its time. */
const TIRED = 0.9;

/** Rests when hurt and nobody is near. */
export const rest: Rule = (situation) => {
  const [action] = safeActions(situation, 'rest');
  return action && healthOf(situation) < TIRED ? { kind: 'act', action, reason: 'hurt' } : null;
};
