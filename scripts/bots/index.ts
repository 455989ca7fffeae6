import { careful } from './careful';
import { fighter } from './fighter';
import { follower } from './follower';
import { planner } from './planner';
import { random } from './random';
import type { Bot } from './situation';
import { tourist } from './tourist';
import { wizard } from './wizard';

/**
 * All bots. The first five are in ascending order of strength. The last two, tourist and wizard, try to use as many
 * rules as possible.
 */
export const BOTS = { random, fighter, follower, careful, planner, tourist, wizard } satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

/** Description of each bot in a few words, for the help of scripts. */
export const BOT_HABITS: Record<BotName, string> = {
  random: 'any legal action',
  fighter: 'explores and fights, uses no items',
  follower: 'does what boards recommend',
  careful: 'fights, rests, retreats, drinks and equips',
  planner: 'also identifies, trades, learns spells and saves its scrolls for the dragon',
  tourist: 'tries everything once',
  wizard: 'the same, and cannot die',
};
