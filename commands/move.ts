import type { Command } from '../src/discord/command';
import type { Direction } from '../src/discord/types';
import { directionOption, everywhere } from './options';

export const move: Command = {
  definition: {
    name: 'move',
    description: 'Walk; walking into things acts on them',
    ...everywhere,
    options: [
      directionOption,
      {
        type: 4,
        name: 'steps',
        description: 'How far, until something happens (1 to 20)',
        min_value: 1,
        max_value: 20,
      },
    ],
  },
  intent(options) {
    const direction = options.text('direction') as Direction;
    const steps = options.number('steps');
    return { kind: 'turn', action: { kind: 'move', direction, ...(steps !== null && steps > 1 ? { steps } : {}) } };
  },
};
