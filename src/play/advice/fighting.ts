import { type Action, LOW_HEALTH, type PackItem, type SeenThing } from '../../engine';
import { covers } from '../../lib/geometry';
import { healthCondition } from '../../lib/health-condition';
import { findExploration } from './exploring';
import { blowsToKill, DEFEAT, isLosing, lossAgainst, lossWithAll, lossWithMagic, spellsWorthCasting } from './odds';
import {
  type Advice,
  type Advisor,
  type ChoiceTopic,
  distanceTo,
  foesOf,
  healthOf,
  isBeside,
  type Situation,
  safeActions,
  unconfirmedActions,
  usableFor,
} from './situation';

/** Share of the hit points, from 0 to 1. A fight that costs more justifies mana or an unknown item. */
const COSTLY = 0.3;

/** Range in cells that most scrolls and rods have. The range of an unknown item may be another. */
const USUAL_RANGE = 6;

/**
 * If a fight would cost much, advises to aim an unknown item at the nearest enemy, or to read an unknown scroll. Many
 * scrolls ask for a target then. Leaves out enemies that the usual range does not reach.
 */
export const tryOnEnemy: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || distanceTo(situation.view, nearest) > USUAL_RANGE) return null;
  if (lossWithMagic(situation, foes) < COSTLY) return null;
  const reason = isLosing(situation, foes) ? 'untried-when-losing' : 'untried-on-enemy';
  for (const thing of situation.view.pack) {
    const action = thing.raw === null ? findUseAgainst(situation, thing, nearest) : null;
    if (action) return { kind: 'act', action, reason, thing };
  }
  return null;
};

/** Returns the action that aims an unknown item at a creature, or that reads a scroll; `null` if there is none. */
const findUseAgainst = (situation: Situation, { id, alias }: PackItem, foe: SeenThing): Action | null =>
  safeActions(situation, 'use').find(
    ({ item, at }) => item === id && (at ? covers(foe, at) : alias?.kind === 'scroll'),
  ) ?? null;

/**
 * Advises to cast the strongest spell at the nearest enemy, if blows alone would cost much and the spell does more.
 * Mana is cheap, because rest restores it.
 *
 * If the hero would lose even with spells, returns `null` unless the enemy is beside the hero and the hero has no
 * portal. Also returns `null` if scrolls and charges would win the fight, because the advisor `spend` then asks about
 * them.
 */
export const cast: Advisor = (situation) => {
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

/** Chance to hit, from 0 to 1. At a lower chance, a blow at a raised shield wastes the turn. */
const HARDLY = 0.35;
/** Distance in cells. A shielded enemy that is nearer comes to the hero by itself. */
const NEAR = 3;

/** Advises to wait if all enemies have raised their shields, because an enemy lowers its shield to strike. */
export const awaitShield: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || !foes.every((foe) => isBehindShield(situation, foe))) return null;
  const [action] = safeActions(situation, 'wait');
  return action ? { kind: 'act', action, reason: 'shield', thing: nearest } : null;
};

const isBehindShield = ({ view }: Situation, foe: SeenThing): boolean =>
  distanceTo(view, foe) < NEAR &&
  foe.statuses.some(({ kind }) => kind === 'guard') &&
  (foe.odds?.attack.chance ?? 1) < HARDLY;

/**
 * Offers to spend known scrolls and charges, if they would win a fight that the hero would otherwise lose. Leaves the
 * choice to the player, because scrolls and charges are scarce.
 */
export const spend: Advisor = (situation) => {
  const foes = foesOf(situation);
  if (foes.length === 0 || !isLosing(situation, foes) || lossWithAll(situation, foes) >= DEFEAT) return null;
  return choiceAbout('spend', situation, foes);
};

/** Share of the hit points, from 0 to 1. A fight that the hero will probably win is called costly from this loss on. */
const DEAR = 0.5;
/** Average number of blows. An enemy that needs no more is called nearly dead. */
const FEW_BLOWS = 2;

/**
 * Advises to fight an enemy that the hero can beat or cannot escape. Advises `explore` instead, if `explore` fights
 * beatable enemies on the way.
 *
 * Leaves the choice to the player in three cases: a strong enemy is still far away, the hero has a portal, or an
 * unknown potion may help.
 */
export const fight: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  const [action] = unconfirmedActions(situation, 'fight');
  if (!nearest || !action) return null;
  const about = { kind: 'act', action, thing: nearest } as const;
  if (!isLosing(situation, foes)) {
    const onward = findExploration(situation);
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

/** True if the hero has an identified item that opens a portal now. */
const hasPortal = (situation: Situation): boolean => usableFor(situation, 'town_portal').length > 0;

/**
 * Returns advice that leaves a choice to the player. Names the enemy if there is only one. If there are several, names
 * the strongest one that would beat the hero alone; none if there is no such enemy.
 */
function choiceAbout(about: ChoiceTopic, situation: Situation, foes: readonly SeenThing[]): Advice {
  const thing = foes.length === 1 ? foes[0] : worstOf(situation, foes);
  return { kind: 'choice', about, ...(thing && { thing }) };
}

/** Returns the strongest enemy among those that could beat the hero without help; `undefined` if none could. */
function worstOf(situation: Situation, foes: readonly SeenThing[]): SeenThing | undefined {
  const lossTo = (foe: SeenThing): number => lossWithMagic(situation, [foe]);
  return foes.filter((foe) => isLosing(situation, [foe])).sort((a, b) => lossTo(b) - lossTo(a))[0];
}
