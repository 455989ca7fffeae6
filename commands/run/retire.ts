import type { Command } from '../../src/discord/commands/command';

export const retire: Command = {
  definition: { name: 'retire' },
  visibility: 'by-server',
  intent: () => ({ kind: 'retire' }),
};
