import { careful } from './careful';
import { fighter } from './fighter';
import { follower } from './follower';
import { planner } from './planner';
import { random } from './random';
import type { Bot } from './situation';
import { tourist } from './tourist';
import { wizard } from './wizard';

/** Every bot. The first five are in order of strength; tourist and wizard play to cover many rules. */
export const BOTS = { random, fighter, follower, careful, planner, tourist, wizard } satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];

/** One phrase for each bot, printed in the help of scripts that take a bot. */
export const BOT_HABITS: Record<BotName, string> = {
  random: 'any legal action',
  fighter: 'explores and fights, uses no items',
  follower: 'does what boards recommend',
  careful: 'fights, rests, retreats, drinks and equips',
  planner: 'also identifies, trades, learns spells and saves its scrolls for the dragon',
  tourist: 'tries everything once',
  wizard: 'the same, and cannot die',
};
