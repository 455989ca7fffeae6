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

/** Share of the hit points that a fight may cost before it is worth mana or an unknown item. */
const COSTLY = 0.3;

/** Uses an unknown item that asks for a target on the nearest enemy, if the fight would cost much. */
export const tryOnEnemy: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || lossWithMagic(situation, foes) < COSTLY) return null;
  const reason = isLosing(situation, foes) ? 'untried-when-losing' : 'untried-on-enemy';
  for (const thing of situation.view.pack) {
    const action = thing.raw === null ? findUseAgainst(situation, thing, nearest) : null;
    if (action) return { kind: 'act', action, reason, thing };
  }
  return null;
};

/** Returns the use of an item on a creature; `null` if the creature is out of range or others would be harmed. */
const findUseAgainst = (situation: Situation, { id }: PackItem, foe: SeenThing): Action | null =>
  safeActions(situation, 'use').find(({ item, at }) => item === id && at && covers(foe, at)) ?? null;

/**
 * Casts the strongest spell at the nearest enemy, if blows alone would cost much and do less. Mana is cheap because
 * rest restores it. If the hero would lose the fight even with spells, casts only if the enemy is beside the hero and
 * the hero can open no portal. If scrolls would decide such a fight, leaves it to `spend` to ask about them.
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

/** Chance to hit below which striking a raised shield is not worth a turn, 0 to 1. */
const HARDLY = 0.35;
/** Distance in cells below which a shielded enemy comes to the hero by itself. */
const NEAR = 3;

/** If all enemies are behind raised shields, waits, because an enemy lowers its shield to strike. */
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
 * Leaves the choice to the player, if known scrolls and charges would win a fight that the hero would otherwise lose.
 * Scrolls and charges are scarce, so only the player can say whether this fight deserves them.
 */
export const spend: Advisor = (situation) => {
  const foes = foesOf(situation);
  if (foes.length === 0 || !isLosing(situation, foes) || lossWithAll(situation, foes) >= DEFEAT) return null;
  return choiceAbout('spend', situation, foes);
};

/** Share of the hit points from which a fight that will probably be won is called costly. */
const DEAR = 0.5;
/** Most blows that may be needed to kill an enemy that is called nearly dead. */
const FEW_BLOWS = 2;

/**
 * Fights an enemy that the hero can beat or cannot get away from. If Explore fights beatable enemies on its way,
 * recommends Explore. If a strong enemy is still far, if a portal leads away from it, or if an unknown potion might
 * help, leaves the choice to the player.
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

/** True if the hero can open a portal now, by an item that it knows. */
const hasPortal = (situation: Situation): boolean => usableFor(situation, 'town_portal').length > 0;

/**
 * Returns a choice on this topic. Names the only enemy or, of several, the strongest one that would beat the hero
 * alone, if there is one.
 */
function choiceAbout(about: ChoiceTopic, situation: Situation, foes: readonly SeenThing[]): Advice {
  const thing = foes.length === 1 ? foes[0] : worstOf(situation, foes);
  return { kind: 'choice', about, ...(thing && { thing }) };
}

/** Returns the strongest of the enemies that would beat the hero alone; `undefined` if no enemy would. */
function worstOf(situation: Situation, foes: readonly SeenThing[]): SeenThing | undefined {
  const lossTo = (foe: SeenThing): number => lossWithMagic(situation, [foe]);
  return foes.filter((foe) => isLosing(situation, [foe])).sort((a, b) => lossTo(b) - lossTo(a))[0];
}
