import type { Command } from '../src/discord/commands/command';
import { readSeed, seedOption } from './options';

export const seed: Command = {
  definition: { name: 'seed', options: [{ ...seedOption, required: true }] },
  visibility: 'by-server',
  intent: (options) => ({ kind: 'play', seed: readSeed(options) }),
};
