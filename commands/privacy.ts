import type { Command } from '../src/discord/commands/command';

export const privacy: Command = {
  definition: { name: 'privacy' },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'privacy' }),
};
