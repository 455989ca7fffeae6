import { parseCustomId } from '../../../src/discord/controls/control';
import type { Action, ActionKind } from '../../../src/engine';
import type { Press } from '../../harness/presses';

export const PURPOSES = ['explore', 'fight', 'rest', 'pick up', 'stairs', 'pack', 'walk'] as const;
export type Purpose = (typeof PURPOSES)[number];

const BY_KIND: Partial<Record<ActionKind, Purpose>> = {
  explore: 'explore',
  travel: 'explore',
  fight: 'fight',
  attack: 'fight',
  cast: 'fight',
  rest: 'rest',
  pickup: 'pick up',
  fetch: 'pick up',
  descend: 'stairs',
  ascend: 'stairs',
  move: 'walk',
  wait: 'walk',
};

/** Returns the action that a button takes in the game; `null` if the button only opens a panel. */
export function actionOf({ customId }: Press): Action | null {
  const control = parseCustomId(customId)?.control;
  return control?.kind === 'act' || control?.kind === 'walk' ? control.action : null;
}

/** Returns the purpose of a press; `pack` if its action has no purpose in the table. */
export function purposeOf(press: Press): Purpose {
  const action = actionOf(press);
  return (action && BY_KIND[action.kind]) ?? 'pack';
}
