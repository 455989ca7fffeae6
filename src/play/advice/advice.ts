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

/** Ordered by urgency: the first advice wins. */
const ADVISORS: readonly Advisor[] = [
  answer,
  stepAside,
  heal,
  tryOnEnemy,
  flee,
  outrun,
  finishOff,
  cast,
  awaitShield,
  fight,
  eat,
  learn,
  clearHead,
  lookOut,
  rest,
  carryHome,
  takeGoal,
  liftCurse,
  sell,
  buy,
  visit,
  wear,
  tryUnknown,
  takeChosenStairs,
  ambush,
  explore,
  fetch,
  portalBack,
  goDown,
  clearWay,
  crossHazard,
];

/** Advisors that leave the hero on the present cell. */
const STAYING: readonly Advisor[] = [awaitShield, eat, learn, clearHead, lookOut, rest, liftCurse, wear, tryUnknown];

/** Never spends known attack scrolls or charges of rods, because both are scarce. */
export function adviseOn(situation: Situation): Advice | null {
  const isLeaving = isAboutToBurn(situation.view);
  for (const advisor of ADVISORS) {
    if (isLeaving && STAYING.includes(advisor)) continue;
    const advice = advisor(situation);
    if (advice) return advice;
  }
  return null;
}
