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

/** Mean loss, as a share of hit points, that justifies magic. */
const COSTLY = 0.3;

/** Range of most scrolls and rods, in cells. */
const USUAL_RANGE = 6;

/** Returns `null` if the fight costs little, or if known items would help. */
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

/** Accepts a scroll without a target, because many scrolls ask for it later. */
const findUseAgainst = (situation: Situation, { id, alias }: PackItem, foe: SeenThing): Action | null =>
  safeActions(situation, 'use').find(
    ({ item, at }) => item === id && (at ? covers(foe, at) : alias?.kind === 'scroll'),
  ) ?? null;

/** At a higher hit chance (0 to 1), a deadly spell wastes mana. */
const HALF_ODDS = 0.6;

/** Advises a spell that kills at once, if the hero's blows often miss. */
export const finishOff: Advisor = (situation) => {
  const foes = foesOf(situation);
  const [nearest] = foes;
  if (!nearest?.odds || nearest.odds.attack.chance > HALF_ODDS || isLosing(situation, foes)) return null;
  if (findExploration(situation)) return null;
  const casts = safeActions(situation, 'cast').filter(({ at }) => at && covers(nearest, at));
  const action = casts.find(({ spell }) => spellsThatKill(situation, nearest).includes(spell));
  return action ? { action, reason: 'sure-kill', thing: nearest } : null;
};

/** Casts in a hopeless fight only if nothing else could save the hero. */
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

/** Minimum hit chance (0 to 1) for a blow at a raised shield. */
const HARDLY = 0.35;
/** Distance in cells below which the hero waits for shielded foes. */
const NEAR = 3;

/** Waits, because a foe lowers its shield to strike. */
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

/** Minimum mean loss of a `costly` fight, as a share of hit points. */
const DEAR = 0.5;
/** Maximum mean number of blows to kill a `nearly-dead` foe. */
const FEW_BLOWS = 2;

/** Prefers `explore` if `explore` fights the foe itself. */
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

/** Explore first fights an easy enemy that does not know of the hero. */
export const ambush: Advisor = (situation) => {
  const { prey: thing } = situation.view;
  const action = thing && findExploration(situation);
  return action ? { action, reason: 'easy', thing } : null;
};

const hasPortal = (situation: Situation): boolean => usableFor(situation, 'town_portal').length > 0;
