import { covers } from '../../lib/geometry';
import type { Rule } from './advice';
import { DEFEAT, hasPortal, isLosing } from './flee';
import { lossWithAll, lossWithMagic, spellsWorthCasting } from './magic';
import { lossAgainst } from './odds';
import { foesOf, isBeside, safeActions } from './situation';

/** Share of the hit points that a fight with weapons alone may cost before it is worth mana. */
const COSTLY = 0.3;

/**
 * Casts the strongest spell at the nearest enemy, where blows alone would cost much and do less: mana comes back with
 * rest. Against whom that is not enough, only once the enemy is beside the hero, there is no getting away, and no
 * scrolls or charges would decide it: whether to spend those comes first.
 */
export const cast: Rule = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  const loss = lossAgainst(situation, foes);
  if (!nearest || loss < COSTLY || lossWithMagic(situation, foes) >= loss) return null;
  const isLost = isLosing(situation, foes);
  if (isLost && (hasPortal(situation) || !isBeside(situation.view, nearest))) return null;
  if (isLost && lossWithAll(situation, foes) < DEFEAT) return null;
  const casts = safeActions(situation, 'cast').filter(({ at }) => at && covers(nearest, at));
  for (const { spell } of spellsWorthCasting(situation, nearest)) {
    const action = casts.find((one) => one.spell === spell);
    if (action) return { kind: 'act', action, reason: isLost ? 'cornered' : 'magic', thing: nearest };
  }
  return null;
};
