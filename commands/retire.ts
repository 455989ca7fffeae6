import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const retire: Command = {
  definition: {
    name: 'retire',
    description: 'End your run as a victor, once the dragon is slain; asks first',
    ...everywhere,
  },
  intent: () => ({ kind: 'retire' }),
};
