import { LOW_HEALTH } from '../../engine';
import { lossPerTurn, lossWithMagic } from './odds';
import { type Advisor, foesOf, healthOf, isFamished, type Situation, safeActions, usableFor } from './situation';

/** Share of the hit points that a fight may cost before it is time to drink. */
const WORRYING = 0.5;
/** Least share of the hit points that a drink must restore to be worth a turn before enemies. */
const WORTHWHILE = 0.05;

/**
 * Drinks a healing potion, if the hero is badly hurt and can neither end the fight first nor rest. A drink that heals
 * less than the enemies take in the same turn is no help.
 */
export const heal: Advisor = (situation) => {
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

/** Eats the meal that the hero would eat by itself, if the hero is hungry and no enemy is in view. */
export const eat: Advisor = (situation) => {
  if (!isFamished(situation) || foesOf(situation).length > 0) return null;
  const { hero } = situation.view;
  const meal = usableFor(situation, 'food').find(({ id }) => id === hero.meal);
  if (!meal) return null;
  const reason = hero.hunger === 'starving' ? 'starving' : 'hungry';
  return { kind: 'act', action: { kind: 'use', item: meal.id }, reason, thing: meal };
};

/** Stays put while confused and alone, because every step would stagger in a random direction. */
export const clearHead: Advisor = (situation) => {
  const { statuses } = situation.view.hero;
  if (foesOf(situation).length > 0 || !statuses.some(({ kind }) => kind === 'confusion')) return null;
  const [action] = [...safeActions(situation, 'rest'), ...safeActions(situation, 'wait')];
  return action ? { kind: 'act', action, reason: 'confused' } : null;
};

/** Share of the hit points below which rest is worth its time. */
const TIRED = 0.9;
/** Share of the mana below which a hero with spells rests. */
const DRAINED = 0.5;

/**
 * Rests, if the hero is hurt or low on mana. In the town, a hero with the campaign's goal walks on to the pub instead.
 */
export const rest: Advisor = (situation) => {
  const [action] = safeActions(situation, 'rest');
  const { town, carried } = situation.view;
  const reason = reasonToRest(situation);
  if (!action || !reason || (carried !== undefined && town)) return null;
  return { kind: 'act', action, reason };
};

/**
 * Returns why rest would do the hero good, here or elsewhere; `null` if it would not. With the campaign's goal only a
 * bad injury counts, because hunters keep coming meanwhile.
 */
export function reasonToRest(situation: Situation): 'hurt' | 'low-mana' | null {
  const { carried, hero } = situation.view;
  const isHunted = carried !== undefined;
  if (healthOf(situation) < (isHunted ? LOW_HEALTH : TIRED)) return 'hurt';
  if (isHunted || hero.spells.length === 0) return null;
  return hero.mana.current < DRAINED * hero.mana.max ? 'low-mana' : null;
}
