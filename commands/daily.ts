import type { Command } from '../src/discord/commands/command';
import { circleOption, everywhere } from './options';

export const daily: Command = {
  definition: { name: 'daily', ...everywhere, options: [circleOption, { type: 5, name: 'practice' }] },
  intent: (options) => ({
    kind: 'daily',
    circle: options.text('for') === 'guild' ? 'guild' : 'global',
    practice: options.flag('practice') ?? false,
  }),
};
