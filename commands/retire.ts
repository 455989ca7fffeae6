import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const retire: Command = {
  definition: {
    name: 'retire',
    ...everywhere,
  },
  intent: () => ({ kind: 'retire' }),
};
