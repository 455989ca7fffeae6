import type { Command } from '../../src/discord/commands/command';

export const panel: Command = {
  definition: { name: 'panel' },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'admin', show: 'panel', to: null }),
};
