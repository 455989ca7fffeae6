import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const fork: Command = {
  definition: {
    name: 'fork',
    ...everywhere,
    options: [{ type: 4, name: 'move', min_value: 0 }],
  },
  intent: (options) => ({ kind: 'fork', move: options.number('move') }),
};
