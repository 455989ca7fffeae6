import { ATTUNED, HERO_ID, LOW_HEALTH, type PackItem, restedShare, type ThingRef } from '../../engine';
import { findExploration } from './exploring';
import { lossPerTurn, lossWithMagic } from './odds';
import {
  type Advisor,
  eventsOnLevel,
  foesOf,
  healthOf,
  isFamished,
  type Situation,
  safeActions,
  usableFor,
} from './situation';

/** Mean loss, as a share of hit points, that justifies a healing drink. */
const WORRYING = 0.5;
/** Minimum share of the maximum hit points that a drink must restore. */
const WORTHWHILE = { fight: 0.15, peace: 0.05 };
/** Minimum share of a drink's healing that must not be wasted. */
const MOST = 0.7;

/** Returns hit points; 0 if the drink is not worth a turn. */
export function worthOfDrink(situation: Situation, { figures }: Pick<PackItem, 'figures'>): number {
  const { hp } = situation.view.hero;
  const foes = foesOf(situation);
  const full = figures?.effects.provides_healing ?? 0;
  const heals = Math.min(full, hp.max - hp.current);
  const share = foes.length > 0 ? WORTHWHILE.fight : WORTHWHILE.peace;
  return heals < Math.max(share * hp.max, lossPerTurn(situation, foes), MOST * full) ? 0 : heals;
}

/** Without foes, drinks only if neither a meal nor rest would help. */
export const heal: Advisor = (situation) => {
  if (healthOf(situation) >= LOW_HEALTH) return null;
  const foes = foesOf(situation);
  const isInNeed =
    foes.length > 0
      ? lossWithMagic(situation, foes) >= WORRYING
      : isFamished(situation) && situation.view.hero.meal === undefined;
  if (!isInNeed) return null;
  const drinks = usableFor(situation, 'provides_healing').reverse();
  const drink = drinks.find((one) => worthOfDrink(situation, one) > 0);
  return drink ? { action: { kind: 'use', item: drink.id }, reason: 'heal', thing: drink } : null;
};

/** Leaves meals to `explore` if `explore` is possible. */
export const eat: Advisor = (situation) => {
  if (!isFamished(situation) || foesOf(situation).length > 0 || findExploration(situation)) return null;
  const { hero } = situation.view;
  const meal = usableFor(situation, 'food').find(({ id }) => id === hero.meal);
  if (!meal) return null;
  const reason = hero.hunger === 'starving' ? 'starving' : 'hungry';
  return { action: { kind: 'use', item: meal.id }, reason, thing: meal };
};

/** Prefers `explore`, because `explore` waits as long as the confusion lasts. */
export const clearHead: Advisor = (situation) => {
  const { statuses } = situation.view.hero;
  if (foesOf(situation).length > 0 || !statuses.some(({ kind }) => kind === 'confusion')) return null;
  const onward = findExploration(situation);
  const staying = [...safeActions(situation, 'rest'), ...safeActions(situation, 'wait')];
  const [action] = onward ? [onward] : staying;
  return action ? { action, reason: 'confused' } : null;
};

/** Player-turns after the last blow until an unseen foe counts as gone. */
const GONE = 2;

/** Waits, because a foe just out of sight would interrupt a rest. */
export const lookOut: Advisor = (situation) => {
  const who = reasonToRest(situation) && foesOf(situation).length === 0 ? lurkerOf(situation) : null;
  const [action] = who ? safeActions(situation, 'wait') : [];
  return who && action ? { action, reason: 'out-of-sight', thing: who } : null;
};

function lurkerOf(situation: Situation): ThingRef | null {
  const { view, raws } = situation;
  const here = eventsOnLevel(situation);
  const isWounded = (id: number): boolean => here.some((event) => event.kind === 'hit' && event.target.id === id);
  const isCoward = ({ raw, veteran }: ThingRef): boolean => {
    const { coward, asVeteran } = raws.archetypes[raw ?? ''] ?? {};
    return coward === true || (veteran === true && asVeteran?.coward === true);
  };
  // A wounded coward comes back only after recovery.
  const isGone = (who: ThingRef): boolean =>
    view.things.some(({ id }) => id === who.id) ||
    here.some((event) => event.kind === 'died' && event.who.id === who.id) ||
    (isCoward(who) && isWounded(who.id));
  const foes = here.flatMap((event) => {
    if ((event.kind !== 'hit' && event.kind !== 'missed') || event.turn < view.turn - GONE) return [];
    return event.target.id === HERO_ID ? [event.attacker] : event.attacker.id === HERO_ID ? [event.target] : [];
  });
  return foes.findLast((foe) => !isGone(foe)) ?? null;
}

/** Returns `null` if `explore` will rest. */
export const rest: Advisor = (situation) => {
  const [action] = safeActions(situation, 'rest');
  const { town, carried } = situation.view;
  const reason = reasonToRest(situation);
  if (!action || !reason || (carried !== undefined && town)) return null;
  if (carried === undefined && findExploration(situation)) return null;
  return { action, reason };
};

/** Ignores whether the hero can rest here. */
export function reasonToRest(situation: Situation): 'hurt' | 'low-mana' | null {
  const { band, carried, hero } = situation.view;
  const isHunted = carried !== undefined && band?.left !== 0;
  // Only severe wounds count, because hunters come during the rest.
  if (healthOf(situation) < (isHunted ? LOW_HEALTH : restedShare(situation.rest))) return 'hurt';
  if (isHunted || hero.spells.length === 0) return null;
  return hero.mana.current < ATTUNED * hero.mana.max ? 'low-mana' : null;
}
