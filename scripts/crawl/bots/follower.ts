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

/** A bot that presses the recommended button, and Explore if none is recommended. */
export class Follower implements Clicker {
  choose({ recommended, button, presses }: Reading): Click | null {
    const press = recommended ?? OTHERWISE.map(button).find((found) => found !== null) ?? presses[0] ?? null;
    return press && { press, purpose: purposeOf(press) };
  }
}
