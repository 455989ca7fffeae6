import type { Command } from '../../src/discord/commands/command';

export const watch: Command = {
  definition: { name: 'watch' },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'watch' }),
};
