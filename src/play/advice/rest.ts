import { LOW_HEALTH } from '../../engine';
import type { Rule, Situation } from './advice';
import { healthOf, safeActions } from './situation';

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
  const { town, carried } = situation.view;
  const reason = reasonToRest(situation);
  if (!action || !reason || (carried !== undefined && town)) return null;
  return { kind: 'act', action, reason };
};

/** Why rest would be worth its time, wherever it is to be had; `null` where it would not. */
export function reasonToRest(situation: Situation): 'hurt' | 'low-mana' | null {
  const { carried, hero } = situation.view;
  const isHunted = carried !== undefined;
  if (healthOf(situation) < (isHunted ? LOW_HEALTH : TIRED)) return 'hurt';
  if (isHunted || hero.spells.length === 0) return null;
  return hero.mana.current < DRAINED * hero.mana.max ? 'low-mana' : null;
}
