import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const inventory: Command = {
  definition: { name: 'inventory', description: 'List what you wear and carry', ...everywhere },
  intent: () => ({ kind: 'read', read: ({ board, words }) => words.inventory(board.view) }),
};
