import type { Plan, Situation } from '../situation';
import { goesBelow, isBelowLair, LAIR } from './below';
import { isReady } from './boss';
import { isFamished, knownItems } from './consumables';
import { goUp } from './exploring';
import { shop, wealth } from './shopping';

/** Minimum value of gold and goods, in gold, for which the bot walks to the town. */
const WORTH_THE_WAY = 60;
const MOST_TRIPS = 4;
/** Number of trips, including the one at the start, after which the bot no longer walks back from the first level. */
const FIRST_TRIPS = 1;
/** Depth of the last level before the boss. */
const LAST_CALL = 5;
/** Depth from which the bot uses a town portal instead of walking. */
const FAR = 3;

/** Plans to return to town between two levels if the hero can pay for something there, to shop and to come back. */
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
  if (view.depth < FAR) yield* goUp(situation);
  else for (const { id } of knownItems(situation, 'town_portal')) yield { kind: 'use', item: id };
  // Gives up the trip, because neither a scroll nor a path leads to the town.
  memory.errand = null;
}

function isTime(situation: Situation): boolean {
  const { view, memory } = situation;
  if (isBelowLair(view)) return isTimeBelow(situation);
  if (goesBelow(view) && view.depth === LAIR) return isRichEnough(situation);
  if (isOutOfFood(situation)) return view.depth <= FAR && memory.trips < MOST_TRIPS && wealth(situation) >= A_MEAL;
  if (memory.trips >= MOST_TRIPS || isFamished(view) || wealth(situation) < WORTH_THE_WAY) return false;
  if (view.depth === LAST_CALL || view.depth === LAST_CALL - 1)
    return !isReady(situation) && knownItems(situation, 'town_portal').length > 0;
  return view.depth < FAR && memory.trips <= FIRST_TRIPS;
}

/** Minimum value of gold and goods, in gold, for which the bot reads a town portal below the lair. */
const WORTH_A_SCROLL = 400;

/** True at most once in a run, if the hero can pay for supplies for the levels below the lair. */
function isRichEnough(situation: Situation): boolean {
  const { memory } = situation;
  if (memory.done.has('provisions') || wealth(situation) < WORTH_A_SCROLL / 2) return false;
  memory.done.add('provisions');
  return true;
}

/** True at most once for each level below the lair, if the hero has a town portal and needs food or can spend much. */
function isTimeBelow(situation: Situation): boolean {
  const { view, memory } = situation;
  const key = `trip from ${view.depth}`;
  if (view.carried !== undefined || memory.done.has(key) || knownItems(situation, 'town_portal').length === 0)
    return false;
  if (!isOutOfFood(situation) && wealth(situation) < WORTH_A_SCROLL) return false;
  memory.done.add(key);
  return true;
}

/** Assumed price of a meal, in gold. */
const A_MEAL = 3;

export const isOutOfFood = (situation: Situation): boolean =>
  isFamished(situation.view) && knownItems(situation, 'food').length === 0;
