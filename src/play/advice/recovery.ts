import { LOW_HEALTH } from '../../engine';
import { lossPerTurn, lossWithMagic } from './odds';
import { type Advisor, foesOf, healthOf, isFamished, type Situation, safeActions, usableFor } from './situation';

/**
 * Share of the hero's present hit points, from 0 to 1. If a fight would cost at least this share, the hero should
 * drink.
 */
const WORRYING = 0.5;
/** Minimum share of the hit points that a potion must restore to be worth a turn in a fight. */
const WORTHWHILE = 0.05;

/**
 * Advises to drink a healing potion if the hero is badly hurt, and either cannot rest because of hunger or would lose
 * at least `WORRYING` in the fight. Leaves out potions that heal no more than the enemies take away in the same turn,
 * and in a fight also potions that heal hardly anything.
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
  return drink ? { action: { kind: 'use', item: drink.id }, reason: 'heal', thing: drink } : null;
};

/** Advises a hungry hero to eat if no enemy is in view. Names the meal that the engine would take by itself. */
export const eat: Advisor = (situation) => {
  if (!isFamished(situation) || foesOf(situation).length > 0) return null;
  const { hero } = situation.view;
  const meal = usableFor(situation, 'food').find(({ id }) => id === hero.meal);
  if (!meal) return null;
  const reason = hero.hunger === 'starving' ? 'starving' : 'hungry';
  return { action: { kind: 'use', item: meal.id }, reason, thing: meal };
};

/**
 * Advises a confused hero to rest or wait if no enemy is in view, because every step would go in a random direction.
 */
export const clearHead: Advisor = (situation) => {
  const { statuses } = situation.view.hero;
  if (foesOf(situation).length > 0 || !statuses.some(({ kind }) => kind === 'confusion')) return null;
  const [action] = [...safeActions(situation, 'rest'), ...safeActions(situation, 'wait')];
  return action ? { action, reason: 'confused' } : null;
};

/** Share of the hit points, from 0 to 1, below which rest is worth its time. */
const TIRED = 0.9;
/** Share of the mana, from 0 to 1, below which a hero with spells should rest. */
const DRAINED = 0.5;

/**
 * Advises to rest if the hero is hurt or low on mana. Gives no such advice in the town to a hero that carries the
 * campaign's item, because the goal is near.
 */
export const rest: Advisor = (situation) => {
  const [action] = safeActions(situation, 'rest');
  const { town, carried } = situation.view;
  const reason = reasonToRest(situation);
  if (!action || !reason || (carried !== undefined && town)) return null;
  return { action, reason };
};

/**
 * Returns why rest would help the hero, no matter where; `null` if it would not. For a hero that carries the campaign's
 * item only severe injuries count, because hunters keep coming while it rests.
 */
export function reasonToRest(situation: Situation): 'hurt' | 'low-mana' | null {
  const { carried, hero } = situation.view;
  const isHunted = carried !== undefined;
  if (healthOf(situation) < (isHunted ? LOW_HEALTH : TIRED)) return 'hurt';
  if (isHunted || hero.spells.length === 0) return null;
  return hero.mana.current < DRAINED * hero.mana.max ? 'low-mana' : null;
}
