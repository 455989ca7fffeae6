import type { Rule } from './advice';
import { lossAgainst } from './odds';
import { foesOf, healthOf, isFamished, LOW, usableFor } from './situation';

/** Share of the hit points that a fight may cost before it is time to drink. */
const WORRYING = 0.5;

/** Drinks what heals when badly hurt, where the fight would not be over first and rest is no way to mend. */
export const heal: Rule = (situation) => {
  if (healthOf(situation) >= LOW) return null;
  const foes = foesOf(situation);
  const isThreatened = foes.length > 0 && lossAgainst(situation, foes) >= WORRYING;
  if (!isThreatened && !isFamished(situation)) return null;
  const [drink] = usableFor(situation, 'provides_healing').reverse();
  return drink ? { kind: 'act', action: { kind: 'use', item: drink.id }, reason: 'heal', thing: drink } : null;
};
