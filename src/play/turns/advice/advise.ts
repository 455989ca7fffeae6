import type { Advice, Rule, Situation } from './advice';
import { answer } from './answer';
import { awaitShield } from './await-shield';
import { buy } from './buy';
import { carryHome } from './carry-home';
import { cast } from './cast';
import { celebrate } from './celebrate';
import { clearWay } from './clear-way';
import { eat } from './eat';
import { explore } from './explore';
import { fetch } from './fetch';
import { fight } from './fight';
import { flee } from './flee';
import { goDown } from './go-down';
import { heal } from './heal';
import { learn } from './learn';
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
  rest,
  carryHome,
  takeGoal,
  sell,
  buy,
  visit,
  wear,
  tryUnknown,
  celebrate,
  explore,
  fetch,
  goDown,
  clearWay,
];

/** What keeps the hero where it stands for a turn or more. */
const STAYING: readonly Rule[] = [eat, learn, rest, wear, tryUnknown];

/**
 * What a sensible player would do now, by what the hero may know; `null` where nothing in particular is sensible. Never
 * spends what is known and cannot be replaced: charges, scrolls, the only way out.
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
