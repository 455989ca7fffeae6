import type { Command } from '../src/discord/commands/command';
import { namedOption, suggestVisible } from './options';

export const look: Command = {
  definition: { name: 'look', options: [namedOption('target')] },
  visibility: 'ephemeral',
  intent: (options) => ({ kind: 'look', target: options.text('target') }),
  suggest: { target: suggestVisible(() => true) },
};
