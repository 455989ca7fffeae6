import { TOWN } from '../../../engine';
import type { Rule } from './advice';
import { healthOf, LOW, safeActions } from './situation';

/** Share of the hit points below which rest is worth its time. */
const TIRED = 0.9;

/** Share of the mana below which somebody who knows a spell rests. */
const DRAINED = 0.5;

/**
 * Rests when hurt, or out of mana for its spells, and nobody is near. With what the campaign wants to be brought only
 * when badly hurt, as hunters keep coming meanwhile, and not in the town, where a walk to the pub is all that is left.
 */
export const rest: Rule = (situation) => {
  const [action] = safeActions(situation, 'rest');
  const { depth, carried } = situation.view;
  const isHunted = carried !== undefined;
  if (!action || (isHunted && depth === TOWN)) return null;
  if (healthOf(situation) < (isHunted ? LOW : TIRED)) return { kind: 'act', action, reason: 'hurt' };
  if (isHunted) return null;
  const { mana, spells } = situation.view.hero;
  return spells.length > 0 && mana.current < DRAINED * mana.max ? { kind: 'act', action, reason: 'low-mana' } : null;
};
