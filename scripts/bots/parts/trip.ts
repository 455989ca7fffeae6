import type { Plan, Situation } from '../situation';
import { isReady } from './boss';
import { isFamished, known } from './consumables';
import { goUp } from './exploring';
import { shopping, wealth } from './shopping';

/** Gold that makes the way to the town worth while. */
const WORTH_THE_WAY = 60;
const MOST_TRIPS = 4;
/** Depth before the boss's: the last place to turn back. */
const LAST_CALL = 5;
/** Depth from which the way on foot is too long when there is another. */
const FAR = 3;

/** Once a level is done: back to the town when there is something to be had for what it carries. */
export function* tripToTown(situation: Situation): Plan {
  const { view, memory } = situation;
  if (view.depth === 1) {
    if (memory.errand) yield* shopping(situation);
    for (const { at, raw, id } of memory.sights(1)) {
      if (raw === 'town-portal' && memory.persists(id)) yield { kind: 'travel', to: at };
    }
    return;
  }
  if (!memory.errand && isTime(situation)) {
    memory.errand = 'shop';
    memory.trips += 1;
    memory.served.clear();
  }
  if (!memory.errand) return;
  if (view.depth >= FAR) for (const { id } of known(situation, 'town_portal')) yield { kind: 'use', item: id };
  yield* goUp(situation);
  // no way back: then it must do without
  memory.errand = null;
}

function isTime(situation: Situation): boolean {
  const { view, memory } = situation;
  if (isOutOfFood(situation)) return view.depth <= FAR && memory.trips < MOST_TRIPS && wealth(situation) >= A_MEAL;
  if (memory.trips >= MOST_TRIPS || isFamished(view) || wealth(situation) < WORTH_THE_WAY) return false;
  if (view.depth === LAST_CALL || view.depth === LAST_CALL - 1) return !isReady(situation);
  return memory.trips === 0;
}

/** Gold that buys food for a while. */
const A_MEAL = 3;

/** Hungry, and nothing to eat. */
export const isOutOfFood = (situation: Situation): boolean =>
  isFamished(situation.view) && known(situation, 'food').length === 0;
