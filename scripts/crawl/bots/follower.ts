import { parseCustomId } from '../../../src/discord/custom-id/custom-id';
import type { ActionKind } from '../../../src/engine';
import type { Press } from '../../harness/presses';
import type { Click, Clicker, Purpose } from './button-bot';
import type { ButtonName, Reading } from './reading';

/** What it presses where nothing is recommended, the first that can be pressed. */
const OTHERWISE: readonly ButtonName[] = ['explore', 'fight', 'toStairsDown', 'rest', 'yes', 'back', 'cancel', 'close'];

const PURPOSES: Partial<Record<ActionKind, Purpose>> = {
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

/** Presses the recommended button, and Explore where none is recommended. */
export class Follower implements Clicker {
  choose({ recommended, button, presses }: Reading): Click | null {
    const press = recommended ?? OTHERWISE.map(button).find((found) => found !== null) ?? presses[0] ?? null;
    return press && { press, purpose: purposeOf(press) };
  }
}

function purposeOf({ customId }: Press): Purpose {
  const control = parseCustomId(customId)?.control;
  if (control?.kind !== 'act' && control?.kind !== 'walk') return 'pack';
  return PURPOSES[control.action.kind] ?? 'pack';
}
