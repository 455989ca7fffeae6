import { LOW_HEALTH } from '../../engine';
import type { Rule } from './advice';
import { lossWithMagic } from './magic';
import { lossPerTurn } from './odds';
import { foesOf, healthOf, isFamished, usableFor } from './situation';

/** Share of the hit points that a fight may cost before it is time to drink. */
const WORRYING = 0.5;

/** Share of the hit points that a turn before enemies is to give back. */
const WORTHWHILE = 0.05;

/**
 * Drinks what heals when badly hurt, where the fight would not be over first and rest is no way to mend. Not what heals
 * less than enemies take meanwhile, by blows and shots, nor before them what is next to nothing.
 */
export const heal: Rule = (situation) => {
  if (healthOf(situation) >= LOW_HEALTH) return null;
  const foes = foesOf(situation);
  const isThreatened = foes.length > 0 && lossWithMagic(situation, foes) >= WORRYING;
  if (!isThreatened && !isFamished(situation)) return null;
  const { max } = situation.view.hero.hp;
  const least = Math.max(lossPerTurn(situation, foes), foes.length > 0 ? WORTHWHILE * max : 0);
  const drinks = usableFor(situation, 'provides_healing').reverse();
  const drink = drinks.find(({ figures }) => (figures?.effects.provides_healing ?? 0) > least);
  return drink ? { kind: 'act', action: { kind: 'use', item: drink.id }, reason: 'heal', thing: drink } : null;
};
