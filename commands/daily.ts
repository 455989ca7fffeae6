import type { Command } from '../src/discord/commands/command';
import { circleOption } from './options';

export const daily: Command = {
  definition: {
    name: 'daily',
    options: [circleOption, { type: 'boolean', name: 'practice' }, { type: 'boolean', name: 'weekly' }],
  },
  visibility: 'ephemeral',
  intent: (options) => ({
    kind: 'daily',
    circle: options.text('for') === 'guild' ? 'guild' : 'global',
    practice: options.flag('practice') ?? false,
    ...(options.flag('weekly') ? { weekly: true as const } : {}),
  }),
};
