import type { Action } from '../../src/engine';
import type { Bot, Situation } from './bot';
import { combat } from './fighter/combat';
import { errands } from './fighter/errands';
import { shuffledByKind } from './random';

/** Acts without any effect on time before it tries something else. */
const PATIENCE = 3;

/**
 * Clears its way downwards: fights what it meets, drinks when low, wears the best it finds, eats, reads and rests, looks
 * over each level and goes on down. It casts what it has learned, but plans nothing.
 */
export const fighter: Bot = function* (situation: Situation): Generator<Action> {
  const { view } = situation;
  const option = view.pending?.options[0];
  if (option !== undefined) yield { kind: 'answer', option };
  if (situation.idle <= PATIENCE) {
    const foes = view.things.filter((thing) => thing.kind === 'mob' && thing.stance === 'hostile');
    yield* foes.length > 0 ? combat(situation, foes) : errands(situation);
  }
  yield* shuffledByKind(situation, ['drop', 'remove']);
  yield* shuffledByKind(situation);
};
