import type { Click, Clicker } from './button-bot';
import { purposeOf } from './purpose';
import type { ButtonName, Reading } from './reading';

/** What it presses where nothing is recommended, the first that can be pressed. */
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

/** Presses the recommended button, and Explore where none is recommended. */
export class Follower implements Clicker {
  choose({ recommended, button, presses }: Reading): Click | null {
    const press = recommended ?? OTHERWISE.map(button).find((found) => found !== null) ?? presses[0] ?? null;
    return press && { press, purpose: purposeOf(press) };
  }
}
