import type { Action } from '../../../src/engine';
import { adviseOn } from '../../../src/play/advice/advice';
import { anyAction } from '../random';
import type { Bot, Plan, Situation } from '../situation';
import { takeBoon } from './boons';
import { type Option, optionsOf } from './options';

/**
 * Actions in a row without time after which the bot tries something else. Trades take no time, so the number is high.
 */
const PATIENCE = 30;

/** Action of the Explore button, with the settings of a new player. */
const EXPLORE = { kind: 'explore', take: 'useful' } as const;

/** True if the bot should ignore recommendations, because many actions in a row took no time. */
export const isAtStandstill = ({ idle }: Situation): boolean => idle > PATIENCE;

export function* press(action: Action): Plan {
  const asked = action.kind === 'explore' ? EXPLORE : action;
  const refusal = yield asked;
  if (refusal?.code === 'danger') yield { ...asked, sure: true } as Action;
}

/** Plans the recommended action. Plans nothing if the board has options instead, or if the hero is at a standstill. */
function* pressBlue(situation: Situation): Plan {
  if (isAtStandstill(situation)) return;
  const advice = optionsOf(situation).length > 0 ? null : adviseOn(situation);
  if (advice) yield* press(advice.action);
}

/** Plans the actions of the main row: those in `begin`, Go down, a boon if Go down waits for one, then any other. */
export function* pressMainRow(
  situation: Situation,
  begin: readonly ('explore' | 'fight')[] = ['explore', 'fight'],
): Plan {
  for (const kind of begin) yield* press({ kind });
  yield* press({ kind: 'descend' });
  yield* takeBoon(situation);
  yield* anyAction(situation, ['drop', 'remove', 'use', 'throw', 'sell', 'retire', 'answer', 'cast']);
  yield* anyAction(situation);
}

/** Orders the options of a board, preferred ones first. */
type Preference = (options: readonly Option[], situation: Situation) => readonly Option[];

/** Returns a bot that presses the recommended button. If there is none, it takes the option that it prefers. */
export const preferring = (prefer: Preference): Bot =>
  function* (situation) {
    yield* pressBlue(situation);
    // Confirms the option to free a captive, which the bot has pressed before.
    const { pending } = situation.view;
    if (pending?.kind === 'captive') yield { kind: 'answer', option: pending.options[0] ?? null };
    const options = isAtStandstill(situation) ? [] : optionsOf(situation);
    for (const { action } of prefer(options, situation)) yield* press(action);
    yield* pressMainRow(situation);
  };
