import type { Command } from '../src/discord/commands/command';
import { seedOption, withSeed } from './options';

export const play: Command = {
  definition: { name: 'play', options: [seedOption] },
  visibility: 'public',
  intent: (options) => withSeed(options, (seed) => ({ kind: 'play', seed })),
};
