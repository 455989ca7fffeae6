import type { Command } from '../src/discord/commands/command';
import { directionOption, inDirection } from './options';

const MAX_STEPS = 20;

export const move: Command = {
  definition: {
    name: 'move',
    options: [directionOption, { type: 'integer', name: 'steps', min_value: 1, max_value: MAX_STEPS }],
  },
  visibility: 'by-server',
  intent: (options) =>
    inDirection(options, (direction) => {
      const steps = Math.min(options.number('steps') ?? 1, MAX_STEPS);
      return { kind: 'turn', action: { kind: 'move', direction, ...(steps > 1 ? { steps } : {}) } };
    }),
};
