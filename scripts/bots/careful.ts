import { PATIENCE } from './fighter';
import { carryHome } from './parts/carry-home';
import { fight, foesOf, retreat } from './parts/combat';
import { heal, isFamished, isHurt, knownItems, tryPotions } from './parts/consumables';
import { mindDangers } from './parts/dangers';
import { advance, goDown } from './parts/exploring';
import { anyAction } from './random';
import type { Bot, Plan, Situation } from './situation';

/** Share of the hit points, 0 to 1, below which the bot drinks a potion or retreats. */
export const LOW = 0.35;

/**
 * Fights as the bot `fighter` does, but drinks and retreats when hurt, and carries on by Explore, which rests, eats and
 * equips. Uses no spells and no scrolls.
 */
export const careful: Bot = (situation) => mindDangers(situation, plan(situation));

function* plan(situation: Situation): Plan {
  if (situation.idle <= PATIENCE) {
    const foes = foesOf(situation.view);
    if (foes.length > 0) {
      if (isHurt(situation, LOW)) {
        yield* heal(situation);
        yield* retreat(situation, foes);
      }
      yield* fight(situation, foes);
    } else yield* prepare(situation);
  }
  yield* anyAction(situation, ['drop', 'remove', 'use', 'throw', 'sell', 'retire', 'answer', 'cast']);
  yield* anyAction(situation);
}

function* prepare(situation: Situation): Plan {
  yield* carryHome(situation);
  yield* tryPotions(situation);
  // Descends if the hero is starving without food, because a deeper level may have food.
  if (isFamished(situation.view) && knownItems(situation, 'food').length === 0) yield* goDown(situation);
  yield* advance(situation);
}
