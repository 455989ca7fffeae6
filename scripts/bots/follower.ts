import { adviseOn } from '../../src/play/advice/advice';
import { goDown } from './parts/exploring';
import { anyAction } from './random';
import type { Bot, Plan, Situation } from './situation';

/**
 * Number of actions in a row without time passing, after which the bot tries something else. It is high, because trades
 * take no time.
 */
const PATIENCE = 30;

/** Action of the Explore button, with the settings of a new player. */
const EXPLORE = { kind: 'explore', take: 'useful' } as const;

/** Bot that takes the recommended action and confirms its danger. If no action is recommended, it explores. */
export const follower: Bot = function* (situation) {
  const advice = situation.idle <= PATIENCE ? adviseOn(situation) : null;
  if (advice?.kind === 'act') {
    const { kind } = advice.action;
    const action = kind === 'explore' ? EXPLORE : advice.action;
    const refusal = yield action;
    if (refusal?.code === 'danger') yield { ...action, sure: true } as typeof action;
  }
  yield* otherwise(situation);
};

/** Plans the actions of the main row, from left to right. */
function* otherwise(situation: Situation): Plan {
  for (const kind of ['explore', 'fight'] as const) {
    const action = kind === 'explore' ? EXPLORE : ({ kind } as const);
    yield action;
    yield { ...action, sure: true };
  }
  yield* goDown(situation);
  yield* anyAction(situation, ['drop', 'remove', 'use', 'sell', 'retire', 'answer', 'cast']);
  yield* anyAction(situation);
}
