import { parseCustomId } from '../../../src/discord/controls/control';
import type { Click, Clicker } from './button-bot';
import { purposeOf } from './purpose';
import type { ButtonName, Reading } from './reading';

/** Buttons to press if none is recommended, in order of preference. */
const OTHERWISE: readonly ButtonName[] = [
  'explore',
  'fight',
  'goDown',
  'toWoods',
  'rest',
  'yes',
  'back',
  'cancel',
  'close',
];

export class Follower implements Clicker {
  choose({ recommended, button, presses }: Reading): Click | null {
    const option = presses.find(({ customId }) => parseCustomId(customId)?.control.kind === 'option');
    const press = recommended ?? option ?? OTHERWISE.map(button).find((found) => found !== null) ?? presses[0] ?? null;
    return press && { press, purpose: purposeOf(press) };
  }
}
