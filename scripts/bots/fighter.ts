import { foesOf, melee } from './parts/combat';
import { leave, onward } from './parts/exploring';
import { anything } from './random';
import type { Bot } from './situation';

/** Actions without any time passing before it tries something else. */
export const PATIENCE = 4;

/** Explores until it finds the stairs, fights the nearest, goes down: it touches nothing, never rests and never runs. */
export const fighter: Bot = function* (situation) {
  if (situation.idle <= PATIENCE) {
    const foes = foesOf(situation.view);
    if (foes.length > 0) yield* melee(situation, foes);
    else {
      yield* leave(situation);
      yield* onward(situation);
    }
  }
  yield* anything(situation, ['drop', 'remove', 'use', 'sell', 'retire', 'answer']);
  yield* anything(situation);
};
