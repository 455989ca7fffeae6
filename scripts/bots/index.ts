import { careful } from './careful';
import { fighter } from './fighter';
import { planner } from './planner';
import { random } from './random';
import type { Bot } from './situation';
import { tourist, wizard } from './tourist';

/** Who may play, from the most foolish to the wisest; tourist and wizard are there to see everything. */
export const BOTS = { random, fighter, careful, planner, tourist, wizard } satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];
