import type { Command } from '../src/discord/commands/command';
import { suggestVisible } from './options';

export const look: Command = {
  definition: { name: 'look', options: [{ type: 'string', name: 'target', autocomplete: true }] },
  visibility: 'ephemeral',
  intent: (options) => ({ kind: 'look', target: options.text('target') }),
  suggest: { target: suggestVisible(() => true) },
};
