import type { Command } from '../src/discord/commands/command';
import type { PartyMode } from '../src/discord/types';
import { everywhere } from './options';

const MODES = ['owner', 'handover', 'vote', 'hotseat'] as const satisfies PartyMode[];

export const party: Command = {
  definition: {
    name: 'party',
    ...everywhere,
    options: [
      { type: 3, name: 'mode' },
      { type: 6, name: 'torch' },
      { type: 5, name: 'leave' },
    ],
  },
  intent(options) {
    const mode = MODES.find((each) => each === options.text('mode')) ?? null;
    return { kind: 'party', mode, torch: options.text('torch'), leave: options.flag('leave') ?? false };
  },
};
