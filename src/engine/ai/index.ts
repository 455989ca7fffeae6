import type { World } from '../state';
import { adjacent } from './adjacent';
import { approach } from './approach';
import { chase } from './chase';
import { flee } from './flee';
import { idle } from './idle';
import { visible } from './visible';

/** What creatures may do with a turn, first choice first. Each leaves the turn to the next or uses it up. */
export const BEHAVIOURS: readonly ((world: World) => void)[] = [adjacent, visible, approach, flee, chase, idle];
