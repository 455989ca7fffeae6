import type { Command } from '../src/discord/commands/command';

export const admin: Command = {
  definition: {
    name: 'admin',
    audience: 'admins',
    options: [
      { type: 'user', name: 'player' },
      { type: 'integer', name: 'move', min_value: 0, max_value: 999_999 },
    ],
  },
  visibility: 'ephemeral',
  intent: (options) => ({ kind: 'admin', player: options.text('player'), move: options.number('move') }),
};
