import { LOW_HEALTH } from '../../engine';
import { healthCondition } from '../../lib/health-condition';
import type { Rule } from './advice';
import { choiceAbout } from './choice-about';
import { exploring } from './explore';
import { hasPortal, isLosing } from './flee';
import { lossWithMagic } from './magic';
import { blowsToKill } from './odds';
import { foesOf, healthOf, isBeside, unconfirmedActions } from './situation';

/** Share of the hit points from which a fight that will probably be won costs much. */
const DEAR = 0.5;

/** Blows within which an enemy falls that is said to be nearly dead. */
const FEW_BLOWS = 2;

/**
 * Fights what can be beaten, on the way where Explore does it, and what there is no getting away from. Leaves the
 * choice where a strong enemy is still far, or where a portal would lead away from it.
 */
export const fight: Rule = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  const [action] = unconfirmedActions(situation, 'fight');
  if (!nearest || !action) return null;
  const about = { kind: 'act', action, thing: nearest } as const;
  if (!isLosing(situation, foes)) {
    const onward = exploring(situation);
    if (onward) return { ...about, action: onward, reason: 'easy' };
    const isNearlyDead = foes.length === 1 && healthCondition(nearest.health ?? 1) === 'nearly-dead';
    if (isNearlyDead && blowsToKill(nearest) <= FEW_BLOWS) return { ...about, reason: 'nearly-dead' };
    return { ...about, reason: lossWithMagic(situation, foes) < DEAR ? 'beatable' : 'costly' };
  }
  const hasUnknownPotion = situation.view.pack.some(({ usable, alias }) => usable && alias?.kind === 'potion');
  const isAtHand = isBeside(situation.view, nearest);
  if (isAtHand && hasPortal(situation)) return choiceAbout('portal', situation, foes);
  if (hasUnknownPotion && healthOf(situation) < LOW_HEALTH) return choiceAbout('unknown-potion', situation, foes);
  if (isAtHand) return { ...about, reason: 'cornered' };
  return choiceAbout('strong-enemy', situation, foes);
};
