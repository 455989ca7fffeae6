import type { Command } from '../src/discord/command';
import { directionOption, everywhere, inDirection } from './options';

export const attack: Command = {
  definition: {
    name: 'attack',
    description: 'Strike whoever stands there, friend or foe',
    ...everywhere,
    options: [directionOption],
  },
  intent: (options) => inDirection(options, (direction) => ({ kind: 'turn', action: { kind: 'attack', direction } })),
};
