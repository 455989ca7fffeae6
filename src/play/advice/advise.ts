import type { Advice, Rule, Situation } from './advice';
import { answer } from './answer';
import { awaitShield } from './await-shield';
import { buy } from './buy';
import { carryHome } from './carry-home';
import { cast } from './cast';
import { celebrate } from './celebrate';
import { clearHead } from './clear-head';
import { clearWay } from './clear-way';
import { eat } from './eat';
import { explore } from './explore';
import { fetch } from './fetch';
import { fight } from './fight';
import { flee } from './flee';
import { goDown } from './go-down';
import { heal } from './heal';
import { learn } from './learn';
import { liftCurse } from './lift-curse';
import { portalBack } from './portal-back';
import { rest } from './rest';
import { sell } from './sell';
import { spend } from './spend';
import { stepAside } from './step-aside';
import { takeGoal } from './take-goal';
import { isAboutToBurn } from './threatened';
import { tryOnEnemy } from './try-on-enemy';
import { tryUnknown } from './try-unknown';
import { visit } from './visit';
import { wear } from './wear';

/** The most urgent first. */
const RULES: readonly Rule[] = [
  answer,
  stepAside,
  heal,
  tryOnEnemy,
  flee,
  cast,
  awaitShield,
  spend,
  fight,
  eat,
  learn,
  clearHead,
  rest,
  carryHome,
  takeGoal,
  liftCurse,
  sell,
  buy,
  visit,
  wear,
  tryUnknown,
  celebrate,
  explore,
  fetch,
  portalBack,
  goDown,
  clearWay,
];

/** What keeps the hero where it stands for a turn or more. */
const STAYING: readonly Rule[] = [awaitShield, eat, learn, clearHead, rest, liftCurse, wear, tryUnknown];

/**
 * What a sensible player would do now, by what the hero may know; `null` where nothing in particular is sensible. Never
 * spends what is known and cannot be replaced: charges, scrolls but for those that lift a curse, the only way out.
 */
export function adviseOn(situation: Situation): Advice | null {
  const isLeaving = isAboutToBurn(situation.view);
  for (const rule of RULES) {
    if (isLeaving && STAYING.includes(rule)) continue;
    const advice = rule(situation);
    if (advice) return advice;
  }
  return null;
}
