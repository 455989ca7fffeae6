import { foesOf } from './parts/combat';
import { pressMainRow } from './parts/presses';
import type { Bot } from './situation';

/** Bot that presses Fight if an enemy is in view, else Explore, else Go down. It confirms every danger. */
export const masher: Bot = (situation) =>
  pressMainRow(situation, foesOf(situation.view).length > 0 ? ['fight', 'explore'] : ['explore']);
