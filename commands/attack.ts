import type { Command } from '../src/discord/command';
import type { Direction } from '../src/discord/types';
import { directionOption, everywhere } from './options';

export const attack: Command = {
  definition: {
    name: 'attack',
    description: 'Strike whoever stands there, friend or foe',
    ...everywhere,
    options: [directionOption],
  },
  intent: (options) => ({
    kind: 'turn',
    action: { kind: 'attack', direction: options.text('direction') as Direction },
  }),
};
