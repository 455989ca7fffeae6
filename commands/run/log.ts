import type { Command } from '../../src/discord/commands/command';

export const log: Command = {
  definition: { name: 'log', options: [{ type: 'integer', name: 'page', min_value: 1, max_value: 50 }] },
  visibility: 'ephemeral',
  intent: (options) => ({ kind: 'sheet', sheet: 'log', page: options.number('page') ?? 1 }),
};
