import { TOWN } from '../../../engine';
import type { Rule } from './advice';
import { healthOf, safeActions } from './situation';

/** Share of the hit points below which rest is worth its time. */
const TIRED = 0.9;

/** Share of the mana below which somebody who knows a spell rests. */
const DRAINED = 0.5;

/**
 * Rests when hurt, or out of mana for its spells, and nobody is near; not in the town with what the campaign wants to
 * be brought, where a walk to the pub is all that is left.
 */
export const rest: Rule = (situation) => {
  const [action] = safeActions(situation, 'rest');
  const { depth, carried } = situation.view;
  if (!action || (depth === TOWN && carried !== undefined)) return null;
  if (healthOf(situation) < TIRED) return { kind: 'act', action, reason: 'hurt' };
  const { mana, spells } = situation.view.hero;
  return spells.length > 0 && mana.current < DRAINED * mana.max ? { kind: 'act', action, reason: 'low-mana' } : null;
};
