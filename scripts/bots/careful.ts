import { TOWN } from '../../src/engine';
import { foesOf } from '../../src/play/advice/situation';
import { PATIENCE } from './fighter';
import { takeBoon } from './parts/boons';
import { freeCaptives } from './parts/captives';
import { carryHome } from './parts/carry-home';
import { fight } from './parts/combat';
import { answerChoice, isFamished, isHurt, knownItems, tryPotions } from './parts/consumables';
import { mindDangers } from './parts/dangers';
import { advance, goDown, restFirst } from './parts/exploring';
import { takeGoal } from './parts/goal';
import { plainManoeuvres } from './parts/manoeuvres';
import { outfit } from './parts/shopping';
import { awaitFollowers, engage } from './parts/tactics';
import { takeFromCage, useShrine } from './parts/treasures';
import { anyAction } from './random';
import type { Bot, Plan, Situation } from './situation';

/**
 * Bot that plays with sense and without magic. It buys its first gear and food, and nothing later. It carries on by
 * Explore, which eats, equips and rests. In a fight, it strikes, drinks or leaves by stairs, whichever costs least.
 */
export const careful: Bot = (situation) => mindDangers(situation, plan(situation));

function* plan(situation: Situation): Plan {
  yield* answerChoice(situation);
  yield* takeBoon(situation);
  if (situation.idle <= PATIENCE) {
    const foes = foesOf(situation);
    if (foes.length > 0) {
      yield* engage(situation, plainManoeuvres);
      yield* fight(situation, foes);
    } else yield* prepare(situation);
  }
  yield* anyAction(situation, ['drop', 'remove', 'use', 'throw', 'sell', 'retire', 'answer', 'cast']);
  yield* anyAction(situation);
}

function* prepare(situation: Situation): Plan {
  yield* awaitFollowers(situation);
  yield* carryHome(situation);
  yield* takeGoal(situation);
  if (isHurt(situation, 1)) yield* tryPotions(situation);
  // Descends if the hero is starving without food, because a deeper level may have food.
  if (isFamished(situation.view) && knownItems(situation, 'food').length === 0) yield* goDown(situation);
  if (situation.view.deepest === TOWN) yield* outfit(situation);
  yield* restFirst(situation);
  yield* freeCaptives(situation);
  yield* takeFromCage(situation);
  yield* useShrine(situation);
  yield* advance(situation);
}
