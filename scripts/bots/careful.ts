import { PATIENCE } from './fighter';
import { foesOf, melee, retreat } from './parts/combat';
import { healing, isFamished, isHurt, known, meals, resting, tasting } from './parts/consumables';
import { leave, onward } from './parts/exploring';
import { collecting } from './parts/loot';
import { dressing, improves } from './parts/wardrobe';
import { anything } from './random';
import type { Bot, Plan, Situation } from './situation';

/** Share of its hit points below which it drinks, or runs. */
export const LOW = 0.35;

/** As the fighter, but rests to full, runs and drinks when low, wears the best it finds and eats; no spells, no scrolls. */
export const careful: Bot = function* (situation) {
  if (situation.idle <= PATIENCE) {
    const foes = foesOf(situation.view);
    if (foes.length > 0) {
      if (isHurt(situation, LOW)) {
        yield* healing(situation);
        yield* retreat(situation, foes);
      }
      yield* melee(situation, foes);
    } else yield* errands(situation);
  }
  yield* anything(situation, ['drop', 'remove', 'use', 'sell', 'retire', 'answer', 'cast']);
  yield* anything(situation);
};

function* errands(situation: Situation): Plan {
  yield* meals(situation);
  yield* dressing(situation);
  yield* resting(situation);
  yield* tasting(situation);
  yield* collecting(situation, (thing) => {
    if (thing.raw === null) return thing.alias?.kind !== 'scroll';
    const effects = situation.raws.item[thing.raw]?.consumable?.effects;
    return effects?.food !== undefined || effects?.provides_healing !== undefined || improves(situation, thing.raw);
  });
  // nobody grows stronger by starving: there may be food further down
  if (isFamished(situation.view) && known(situation, 'food').length === 0) yield* leave(situation);
  yield* onward(situation);
}
