import type { Command } from '../src/discord/commands/command';
import type { PartyMode } from '../src/discord/types';

const MODES = ['owner', 'handover', 'vote', 'hotseat'] as const satisfies PartyMode[];

export const party: Command = {
  definition: {
    name: 'party',
    options: [
      { type: 'string', name: 'mode' },
      { type: 'user', name: 'torch' },
      { type: 'boolean', name: 'leave' },
    ],
  },
  visibility: 'public',
  intent: (options) => ({
    kind: 'party',
    mode: MODES.find((each) => each === options.text('mode')) ?? null,
    torch: options.text('torch'),
    leave: options.flag('leave') ?? false,
  }),
};
