import type { Command } from '../src/discord/commands/command';
import { everywhere, suggestSeen } from './options';

export const look: Command = {
  definition: {
    name: 'look',
    ...everywhere,
    options: [{ type: 3, name: 'target', autocomplete: true }],
  },
  intent: (options) => ({ kind: 'look', target: options.text('target') }),
  complete: { target: suggestSeen(() => true) },
};
