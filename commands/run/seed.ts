import type { Command } from '../../src/discord/commands/command';
import { seedOption, withSeed } from '../options';

export const seed: Command = {
  definition: { name: 'seed', options: [{ ...seedOption, required: true }] },
  visibility: 'by-server',
  intent: (options) => withSeed(options, (seed) => ({ kind: 'play', seed })),
};
