import type { Command } from '../../src/discord/commands/command';
import type { OptionShape } from '../../src/discord/commands/definition';

export const playerOption: OptionShape = { type: 'user', name: 'player', required: true };

export const playerCommand = (show: 'runs' | 'reset' | 'end' | 'export' | 'erase'): Command => ({
  definition: { name: show, options: [playerOption] },
  visibility: 'ephemeral',
  intent: (options) => ({ kind: 'admin', show, player: options.text('player') ?? '' }),
});
