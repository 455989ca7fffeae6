import type { Plan, Situation } from '../situation';
import { goesBelow, isBelowLair, LAIR } from './below';
import { isReady } from './boss';
import { isFamished, known } from './consumables';
import { goUp } from './exploring';
import { shop, wealth } from './shopping';

/** Gold that makes a trip to the town worthwhile. */
const WORTH_THE_WAY = 60;
const MOST_TRIPS = 4;
/** The last depth before the boss's. */
const LAST_CALL = 5;
/** Depth from which it prefers a portal to walking. */
const FAR = 3;

/** After a level: returns to the town when it can afford something there. */
export function* tripToTown(situation: Situation): Plan {
  const { view, memory } = situation;
  if (view.depth === 1) {
    if (memory.errand) yield* shop(situation);
    for (const { at, raw, id } of memory.sights(1)) {
      if (raw === 'town-portal' && memory.tryAgain(id)) yield { kind: 'travel', to: at };
    }
    return;
  }
  if (!memory.errand && isTime(situation)) {
    memory.beginShopping();
    memory.trips += 1;
  }
  if (!memory.errand) return;
  if (view.depth >= FAR) for (const { id } of known(situation, 'town_portal')) yield { kind: 'use', item: id };
  if (!isBelowLair(view)) yield* goUp(situation);
  // There is no way back.
  memory.errand = null;
}

function isTime(situation: Situation): boolean {
  const { view, memory } = situation;
  if (isBelowLair(view)) return isTimeBelow(situation);
  if (goesBelow(view) && view.depth === LAIR) return isRichEnough(situation);
  if (isOutOfFood(situation)) return view.depth <= FAR && memory.trips < MOST_TRIPS && wealth(situation) >= A_MEAL;
  if (memory.trips >= MOST_TRIPS || isFamished(view) || wealth(situation) < WORTH_THE_WAY) return false;
  if (view.depth === LAST_CALL || view.depth === LAST_CALL - 1) return !isReady(situation);
  return memory.trips === 0;
}

/** Gold that makes a scroll of it worthwhile below the lair. */
const WORTH_A_SCROLL = 400;

/** Once, before it goes below the lair. */
function isRichEnough(situation: Situation): boolean {
  const { memory } = situation;
  if (memory.done.has('provisions') || wealth(situation) < WORTH_A_SCROLL / 2) return false;
  memory.done.add('provisions');
  return true;
}

/** By a scroll alone, and once a level: for food, or with much to spend. */
function isTimeBelow(situation: Situation): boolean {
  const { view, memory } = situation;
  const key = `trip from ${view.depth}`;
  if (view.carried !== undefined || memory.done.has(key) || known(situation, 'town_portal').length === 0) return false;
  if (!isOutOfFood(situation) && wealth(situation) < WORTH_A_SCROLL) return false;
  memory.done.add(key);
  return true;
}

/** Gold that buys a meal. */
const A_MEAL = 3;

/** Is the hero hungry without anything to eat? */
export const isOutOfFood = (situation: Situation): boolean =>
  isFamished(situation.view) && known(situation, 'food').length === 0;
