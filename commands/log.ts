import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const log: Command = {
  definition: {
    name: 'log',
    ...everywhere,
    options: [{ type: 4, name: 'page', min_value: 1, max_value: 50 }],
  },
  intent: (options) => ({ kind: 'sheet', sheet: 'log', page: options.number('page') ?? 1 }),
};
