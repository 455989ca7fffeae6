import type { World } from '../state';
import { adjacent } from './adjacent';
import { approach } from './approach';
import { breakOff } from './break-off';
import { changePhase } from './change-phase';
import { chase } from './chase';
import { accompany, heel } from './companion';
import { cower } from './cower';
import { divide } from './divide';
import { flee } from './flee';
import { guard } from './guard';
import { idle } from './idle';
import { investigate } from './investigate';
import { keepLair } from './keep-lair';
import { keepOff } from './keep-off';
import { keepRange } from './keep-range';
import { leaveFire } from './leave-fire';
import { rooted } from './rooted';
import { stir } from './stir';
import { takeCover } from './take-cover';
import { visible } from './visible';
import { windUp } from './wind-up';

/** In order of priority; each behaviour may use up a mob's turn. */
export const BEHAVIOURS: readonly ((world: World) => void)[] = [
  stir,
  accompany,
  changePhase,
  rooted,
  divide,
  leaveFire,
  windUp,
  cower,
  breakOff,
  keepOff,
  keepRange,
  guard,
  adjacent,
  visible,
  heel,
  takeCover,
  keepLair,
  approach,
  flee,
  chase,
  investigate,
  idle,
];
