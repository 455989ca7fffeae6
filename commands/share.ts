import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const share: Command = {
  definition: {
    name: 'share',
    ...everywhere,
    options: [
      { type: 4, name: 'move', min_value: 0 },
      { type: 3, name: 'as' },
    ],
  },
  intent: (options) => ({
    kind: 'share',
    move: options.number('move'),
    animated: options.text('as') === 'animation',
  }),
};
