import type { Bot } from './bot';
import { foesOf, melee } from './parts/melee';
import { onward } from './parts/onward';
import { anything } from './random';

/** Actions without any time passing before it tries something else. */
export const PATIENCE = 4;

/** Explores, fights the nearest, goes down: it touches nothing, never rests and never runs. */
export const fighter: Bot = function* (situation) {
  if (situation.idle <= PATIENCE) {
    const foes = foesOf(situation.view);
    yield* foes.length > 0 ? melee(situation, foes) : onward(situation);
  }
  yield* anything(situation, ['drop', 'remove', 'use', 'sell', 'retire', 'answer']);
  yield* anything(situation);
};
