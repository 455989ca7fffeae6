import type { Command } from '../src/discord/commands/command';
import { readSeed, seedOption } from './options';

export const play: Command = {
  definition: { name: 'play', options: [seedOption] },
  visibility: 'public',
  intent: (options) => ({ kind: 'play', seed: readSeed(options) }),
};
