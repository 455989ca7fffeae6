import { careful } from './careful';
import { fighter } from './fighter';
import { follower } from './follower';
import { planner } from './planner';
import { random } from './random';
import type { Bot } from './situation';
import { tourist } from './tourist';
import { wizard } from './wizard';

/** Every bot, from the weakest player to the strongest; tourist and wizard play for coverage. */
export const BOTS = { random, fighter, follower, careful, planner, tourist, wizard } satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];
