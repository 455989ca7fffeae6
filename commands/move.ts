import type { Command } from '../src/discord/commands/command';
import { directionOption, everywhere, inDirection } from './options';

const MOST_STEPS = 20;

export const move: Command = {
  definition: {
    name: 'move',
    ...everywhere,
    options: [
      directionOption,
      {
        type: 4,
        name: 'steps',
        min_value: 1,
        max_value: MOST_STEPS,
      },
    ],
  },
  intent: (options) =>
    inDirection(options, (direction) => {
      const steps = Math.min(options.number('steps') ?? 1, MOST_STEPS);
      return { kind: 'turn', action: { kind: 'move', direction, ...(steps > 1 ? { steps } : {}) } };
    }),
};
