import type { Command } from '../../src/discord/commands/command';

export const resume: Command = {
  definition: { name: 'resume' },
  visibility: 'ephemeral',
  intent: () => ({ kind: 'resume' }),
};
