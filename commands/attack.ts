import type { Command } from '../src/discord/commands/command';
import { directionOption, everywhere, inDirection } from './options';

export const attack: Command = {
  definition: {
    name: 'attack',
    ...everywhere,
    options: [directionOption],
  },
  intent: (options) => inDirection(options, (direction) => ({ kind: 'turn', action: { kind: 'attack', direction } })),
};
