import type { Rule } from './advice';
import { isLosing } from './flee';
import { lossWithMagic } from './magic';
import { aimedAt } from './shots';
import { foesOf } from './situation';

/** Share of the hit points that a fight may cost before it is worth something unknown. */
const COSTLY = 0.3;

/** Tries what nobody knows and asks for a target on the nearest enemy, where the fight would cost much. */
export const tryOnEnemy: Rule = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || lossWithMagic(situation, foes) < COSTLY) return null;
  const reason = isLosing(situation, foes) ? 'untried-when-losing' : 'untried-on-enemy';
  for (const thing of situation.view.pack) {
    const action = thing.raw === null ? aimedAt(situation, thing, nearest) : null;
    if (action) return { kind: 'act', action, reason, thing };
  }
  return null;
};
