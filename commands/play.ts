import type { Command } from '../src/discord/command';
import { everywhere } from './options';

/** Letters, digits and dashes, at most 24: what a seed may be made of. */
const SEED = /[^A-Z0-9-]/g;

export const play: Command = {
  definition: {
    name: 'play',
    ...everywhere,
    options: [{ type: 3, name: 'seed', max_length: 24 }],
  },
  intent(options) {
    const seed = options.text('seed')?.toUpperCase().replace(SEED, '').slice(0, 24) ?? '';
    return { kind: 'play', seed: seed === '' ? null : seed };
  },
};
