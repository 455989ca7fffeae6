import type { Command } from '../src/discord/command';
import { everywhere, suggestSeen } from './options';

export const look: Command = {
  definition: {
    name: 'look',
    description: 'Tell in words what is in sight, or point out one thing',
    ...everywhere,
    options: [{ type: 3, name: 'target', description: 'One thing in sight', autocomplete: true }],
  },
  intent: (options) => ({ kind: 'look', target: options.text('target') }),
  complete: { target: suggestSeen(() => true) },
};
