import type { Command } from '../../src/discord/commands/command';

export const audit: Command = {
  definition: { name: 'audit' },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'admin', show: 'audit' }),
};
