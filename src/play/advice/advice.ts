import {
  carryHome,
  clearWay,
  crossHazard,
  explore,
  goDown,
  outrun,
  portalBack,
  takeChosenStairs,
  takeGoal,
} from './exploring';
import { ambush, awaitShield, cast, fight, finishOff, tryOnEnemy } from './fighting';
import { flee, stepAside } from './fleeing';
import { answer, fetch, learn, liftCurse, tryUnknown, wear } from './gear';
import { clearHead, eat, heal, lookOut, rest } from './recovery';
import { type Advice, type Advisor, isAboutToBurn, type Situation } from './situation';
import { buy, sell, visit } from './trading';

/** The most urgent first. The first advisor that has advice decides. */
const ADVISORS: readonly Advisor[] = [
  answer, // chooses the item that a scroll should identify or free of its curse, or the scroll's target
  stepAside, // leaves a cell that a prepared blow will strike, or that burns
  heal, // drinks when badly hurt, if neither a quick victory nor a meal nor rest would help
  tryOnEnemy, // aims an unknown item at a dangerous foe, if nothing known would help
  flee, // takes stairs out of a fight that is probably lost
  outrun, // carries the quest item on, away from foes behind the hero
  finishOff, // casts a spell that kills a foe at once, if blows often miss the foe
  cast, // casts a spell if blows alone would cost much
  awaitShield, // waits while all foes are behind raised shields
  fight,
  eat,
  learn,
  clearHead, // stays put while confused
  lookOut, // waits if a foe has just stepped out of sight
  rest,
  carryHome,
  takeGoal,
  liftCurse, // lifts a curse that keeps the hero from better gear
  sell, // sells spare gear to a vendor beside the hero
  buy, // buys the ware that the hero needs most from a vendor beside it
  visit,
  wear,
  tryUnknown, // drinks or reads an unknown item while this can do little harm
  takeChosenStairs, // takes the one of two stairs down that the player has picked
  ambush, // explores, and first attacks creatures that do not know of the hero
  explore, // explores the level, and first rests, eats or puts on better gear
  fetch, // takes useful things that Explore left
  portalBack, // goes from the town back through the hero's portal
  goDown, // takes the stairs down
  clearWay, // deals with a creature in the way
  crossHazard, // goes on over a known hazard
];

/** Advisors whose actions would leave the hero on a cell that is about to burn. */
const STAYING: readonly Advisor[] = [awaitShield, eat, learn, clearHead, lookOut, rest, liftCurse, wear, tryUnknown];

/**
 * Returns the advice of the first advisor that has any; `null` if no advisor has advice. If the hero's cell is about to
 * burn, skips the advisors in `STAYING`.
 *
 * No advisor uses known scrolls or the charges of known items, because both are scarce. Scrolls against curses are the
 * exception.
 */
export function adviseOn(situation: Situation): Advice | null {
  const isLeaving = isAboutToBurn(situation.view);
  for (const advisor of ADVISORS) {
    if (isLeaving && STAYING.includes(advisor)) continue;
    const advice = advisor(situation);
    if (advice) return advice;
  }
  return null;
}
