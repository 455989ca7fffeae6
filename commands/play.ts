import type { Command } from '../src/discord/commands/command';
import { everywhere, seedOf } from './options';

export const play: Command = {
  definition: {
    name: 'play',
    ...everywhere,
    options: [{ type: 3, name: 'seed', max_length: 24 }],
  },
  intent: (options) => ({ kind: 'play', seed: seedOf(options) }),
};
