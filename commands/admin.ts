import type { Command } from '../src/discord/commands/command';

/** The permission to manage a server, as a bit. Servers may show the command to others: it is checked again. */
const MANAGE_GUILD = String(1n << 5n);

export const admin: Command = {
  definition: {
    name: 'admin',
    contexts: [0],
    integration_types: [0],
    default_member_permissions: MANAGE_GUILD,
    options: [
      { type: 6, name: 'player' },
      { type: 4, name: 'move', min_value: 0, max_value: 999_999 },
    ],
  },
  intent: (options) => ({ kind: 'admin', player: options.text('player'), move: options.number('move') }),
};
