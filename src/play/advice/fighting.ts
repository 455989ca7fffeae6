import type { Action, PackItem, SeenThing } from '../../engine';
import { covers } from '../../lib/geometry';
import { healthCondition } from '../../lib/health-condition';
import { findExploration } from './exploring';
import {
  blowsToKill,
  DEFEAT,
  isLosing,
  lossAgainst,
  lossWithAll,
  lossWithMagic,
  spellsThatKill,
  spellsWorthCasting,
} from './odds';
import {
  type Advisor,
  distanceTo,
  foesOf,
  isBeside,
  type Situation,
  safeActions,
  unconfirmedActions,
  usableFor,
} from './situation';

/** Minimum mean loss, as a share of the hero's present hit points, that justifies mana or an unknown item. */
const COSTLY = 0.3;

/** Range of most scrolls and rods in cells; the hero does not know the range of an unknown item. */
const USUAL_RANGE = 6;

/**
 * Advises the hero to try an unknown item on the nearest foe. Returns `null` if the fight costs little, if known items
 * would help, or if the foe is too far away.
 */
export const tryOnEnemy: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || distanceTo(situation.view, nearest) > USUAL_RANGE) return null;
  const loss = lossWithMagic(situation, foes);
  if (loss < COSTLY || lossWithAll(situation, foes) < loss) return null;
  const reason = isLosing(situation, foes) ? 'untried-when-losing' : 'untried-on-enemy';
  for (const thing of situation.view.pack) {
    const action = thing.raw === null ? findUseAgainst(situation, thing, nearest) : null;
    if (action) return { action, reason, thing };
  }
  return null;
};

/** Accepts a scroll without a target, because many scrolls ask for the target later. */
const findUseAgainst = (situation: Situation, { id, alias }: PackItem, foe: SeenThing): Action | null =>
  safeActions(situation, 'use').find(
    ({ item, at }) => item === id && (at ? covers(foe, at) : alias?.kind === 'scroll'),
  ) ?? null;

/** Maximum hit chance of the hero's blow, from 0 to 1, for which a deadly spell is worth its mana. */
const HALF_ODDS = 0.6;

/**
 * Advises the hero to cast a spell that kills the nearest foe at once, if the hero's blows often miss. Returns `null`
 * if the hero would lose the fight, or if `explore` can fight the foe.
 */
export const finishOff: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest?.odds || nearest.odds.attack.chance > HALF_ODDS || isLosing(situation, foes)) return null;
  if (findExploration(situation)) return null;
  const casts = safeActions(situation, 'cast').filter(({ at }) => at && covers(nearest, at));
  const action = casts.find(({ spell }) => spellsThatKill(situation, nearest).includes(spell));
  return action ? { action, reason: 'sure-kill', thing: nearest } : null;
};

/**
 * Advises the hero to cast the strongest useful spell at the nearest foe in a costly fight. In a fight that spells
 * cannot win, returns `null` unless the foe is beside the hero and nothing else could save the hero.
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
    if (action) return { action, reason: isLost ? 'cornered' : 'magic', thing: nearest };
  }
  return null;
};

/** Hit chance of the hero's blow, from 0 to 1, below which a blow at a raised shield wastes the turn. */
const HARDLY = 0.35;
/** Distance in cells below which the hero waits for shielded foes. */
const NEAR = 3;

/** Advises the hero to wait while all foes hide behind raised shields, because a foe lowers the shield to strike. */
export const awaitShield: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest || !foes.every((foe) => isBehindShield(situation, foe))) return null;
  const [action] = safeActions(situation, 'wait');
  return action ? { action, reason: 'shield', thing: nearest } : null;
};

const isBehindShield = ({ view }: Situation, foe: SeenThing): boolean =>
  distanceTo(view, foe) < NEAR &&
  foe.statuses.some(({ kind }) => kind === 'guard') &&
  (foe.odds?.attack.chance ?? 1) < HARDLY;

/** Minimum mean loss, as a share of the hero's present hit points, of a `costly` fight. */
const DEAR = 0.5;
/** Maximum mean number of blows that the hero needs to kill a `nearly-dead` foe. */
const FEW_BLOWS = 2;

/** Advises the hero to fight the nearest foe, or to explore if `explore` fights the foe itself. */
export const fight: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  const [action] = unconfirmedActions(situation, 'fight');
  if (!nearest || !action) return null;
  const about = { action, thing: nearest } as const;
  if (!isLosing(situation, foes)) {
    const onward = findExploration(situation);
    if (onward) return { ...about, action: onward, reason: 'easy' };
    const isNearlyDead = foes.length === 1 && healthCondition(nearest.health ?? 1) === 'nearly-dead';
    if (isNearlyDead && blowsToKill(nearest) <= FEW_BLOWS) return { ...about, reason: 'nearly-dead' };
    return { ...about, reason: lossWithMagic(situation, foes) < DEAR ? 'beatable' : 'costly' };
  }
  return { ...about, reason: 'cornered' };
};

/**
 * Advises the hero to explore, because `explore` first fights an easy enemy that does not know of the hero. Returns
 * `null` without such an enemy.
 */
export const ambush: Advisor = (situation) => {
  const { prey: thing } = situation.view;
  const action = thing && findExploration(situation);
  return action ? { action, reason: 'easy', thing } : null;
};

const hasPortal = (situation: Situation): boolean => usableFor(situation, 'town_portal').length > 0;
