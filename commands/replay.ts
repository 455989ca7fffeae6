import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const replay: Command = {
  definition: {
    name: 'replay',
    ...everywhere,
    options: [{ type: 3, name: 'run', max_length: 100, autocomplete: true }],
  },
  intent: (options) => ({ kind: 'replay', run: options.text('run') }),
  recall: { run: ({ finished }) => finished() },
};
