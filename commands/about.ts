import type { Command } from '../src/discord/commands/command';

export const about: Command = {
  definition: { name: 'about' },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'about' }),
};
