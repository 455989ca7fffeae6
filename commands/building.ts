import type { Command } from '../src/discord/commands/command';
import { everywhere, seedOf } from './options';

export const building: Command = {
  definition: {
    name: 'building',
    ...everywhere,
    options: [
      { type: 4, name: 'depth', required: true, min_value: 1, max_value: 20 },
      { type: 3, name: 'seed', max_length: 24 },
    ],
  },
  intent: (options) => ({
    kind: 'building',
    depth: Math.min(Math.max(1, options.number('depth') ?? 1), 20),
    seed: seedOf(options),
  }),
};
