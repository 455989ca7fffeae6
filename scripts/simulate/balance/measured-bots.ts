import { BOT_NAMES, type BotName } from '../../bots';

/** Bots that press buttons of boards. They play fewer runs, because their boards are slow to compute. */
export const BUTTON_BOTS = ['masher', 'follower', 'first', 'reader', 'spender'] as const satisfies readonly BotName[];

/** Bots in the documents of balance, in the order of their columns. */
export const MEASURED_BOTS = [
  ...(['random', 'fighter'] as const),
  ...BUTTON_BOTS,
  ...(['careful', 'planner'] as const),
] satisfies readonly BotName[];
export type MeasuredBot = (typeof MEASURED_BOTS)[number];

export const isButtonBot = (bot: BotName): boolean => (BUTTON_BOTS as readonly BotName[]).includes(bot);

/** Sorts figures by the order of their bots. */
export const inBotOrder = <T extends { bot: BotName }>(figures: readonly T[]): T[] =>
  [...figures].sort((a, b) => BOT_NAMES.indexOf(a.bot) - BOT_NAMES.indexOf(b.bot));
