import type { Bot } from './bot';
import { careful } from './careful';
import { fighter } from './fighter';
import { planner } from './planner';
import { random } from './random';
import { tourist } from './tourist';
import { wizard } from './wizard';

/** Who may play, from the most foolish to the wisest; tourist and wizard are there to see everything. */
export const BOTS = { random, fighter, careful, planner, tourist, wizard } satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];
