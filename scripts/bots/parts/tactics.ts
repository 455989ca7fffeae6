import { awaitShield } from '../../../src/play/advice/fighting';
import { stepAside } from '../../../src/play/advice/fleeing';
import { foesOf } from '../../../src/play/advice/situation';
import type { Plan, Situation } from '../situation';
import { carryOn } from './exploring';
import { forecast } from './forecast';
import { type Manoeuvre, manoeuvres, manoeuvresInRace } from './manoeuvres';
import { press } from './presses';

/** Share of the maximum hit points. The bot does not compare acts for a fight that costs less. */
const EASY = 0.12;
/** Like `EASY`, but for a race, in which each wound costs points. */
const EASY_IN_RACE = 0.03;
/** Cost of death, in shares of the maximum hit points. */
const DEATH = 6;
/** Share of the maximum hit points by which the outcome of a fight varies. */
const SPREAD = 0.13;

/**
 * Plans a fight. First dodges announced blows, and carries on if the fight is easy. Then acts in order of cost, lowest
 * first. The cost is the expected loss of hit points, the risk of death, and the price of used things.
 */
export function* engage(situation: Situation, acts = manoeuvres, easy = EASY): Plan {
  for (const rule of [stepAside, awaitShield]) {
    const advice = rule(situation);
    if (advice) yield advice.action;
  }
  const { view, memory } = situation;
  const { max } = view.hero.hp;
  const course = forecast(situation, foesOf(situation), { mana: 0 });
  if (course.lost < easy * max && course.lowest > max / 3) {
    yield carryOn(situation);
    yield { kind: 'fight' };
  }
  const weighed = acts(situation).map((one) => ({ one, cost: costOf(situation, one) }));
  for (const { one } of weighed.sort((a, b) => a.cost - b.cost)) {
    if (one.key) memory.count(one.key);
    if (one.action.kind === 'ascend' || one.action.kind === 'descend') memory.leftAt = view.turn;
    yield* press(one.action);
  }
}

export const engageInRace = (situation: Situation): Plan => engage(situation, manoeuvresInRace, EASY_IN_RACE);

/** Number of player-turns in which enemies can follow over stairs. */
const FOLLOWED = 3;

/** Plans to await the enemies that follow the hero over stairs. */
export function* awaitFollowers({ view, memory }: Situation): Plan {
  if (view.turn - memory.leftAt < FOLLOWED) yield { kind: 'wait' };
}

/** Returns the cost of an act, in shares of the maximum hit points. */
function costOf({ view }: Situation, { course, price }: Manoeuvre): number {
  const { max } = view.hero.hp;
  return course.lost / max + DEATH * riskOf(course.lowest / max) + price;
}

/** Returns the chance that the hero dies in a fight that would leave this share of hit points on average. */
const riskOf = (lowest: number): number => 1 / (1 + Math.exp((lowest - 0.05) / (SPREAD / 1.7)));
