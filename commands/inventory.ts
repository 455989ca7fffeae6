import type { Command } from '../src/discord/commands/command';

export const inventory: Command = {
  definition: { name: 'inventory' },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'read', read: ({ board, i18n }) => i18n.inventory(board.view) }),
};
