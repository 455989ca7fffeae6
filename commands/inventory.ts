import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const inventory: Command = {
  definition: { name: 'inventory', ...everywhere },
  intent: () => ({ kind: 'read', read: ({ board, words }) => words.inventory(board.view) }),
};
