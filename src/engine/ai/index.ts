import type { World } from '../state';
import { adjacent } from './adjacent';
import { approach } from './approach';
import { chase } from './chase';
import { flee } from './flee';
import { idle } from './idle';
import { visible } from './visible';

/** Behaviours in order of priority. Each uses the turn or leaves it to the next. */
export const BEHAVIOURS: readonly ((world: World) => void)[] = [adjacent, visible, approach, flee, chase, idle];
