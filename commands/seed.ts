import type { Command } from '../src/discord/commands/command';
import { everywhere, seedOf } from './options';

export const seed: Command = {
  definition: {
    name: 'seed',
    ...everywhere,
    options: [{ type: 3, name: 'seed', max_length: 24, required: true }],
  },
  intent: (options) => ({ kind: 'play', seed: seedOf(options) }),
};
