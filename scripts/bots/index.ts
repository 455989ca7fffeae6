import type { Bot } from './bot';
import { fighter } from './fighter';
import { random } from './random';

/** Who may play. */
export const BOTS = { random, fighter } satisfies Record<string, Bot>;
export type BotName = keyof typeof BOTS;
export const BOT_NAMES = Object.keys(BOTS) as BotName[];
