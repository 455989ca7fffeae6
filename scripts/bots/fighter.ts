import { takeBoon } from './parts/boons';
import { carryHome } from './parts/carry-home';
import { fight, foesOf } from './parts/combat';
import { advance, goDown } from './parts/exploring';
import { anyAction } from './random';
import type { Bot } from './situation';

/** Number of actions in a row that take no time, after which the bot tries something else. */
export const PATIENCE = 4;

/** Bot that explores for the stairs, fights the nearest enemy, and descends. Never uses items, rests or retreats. */
export const fighter: Bot = function* (situation) {
  yield* takeBoon(situation);
  if (situation.idle <= PATIENCE) {
    const foes = foesOf(situation.view);
    if (foes.length > 0) yield* fight(situation, foes);
    else {
      yield* carryHome(situation);
      yield* goDown(situation);
      yield* advance(situation);
    }
  }
  yield* anyAction(situation, ['drop', 'remove', 'use', 'throw', 'sell', 'retire', 'answer']);
  yield* anyAction(situation);
};
