import type { Command } from '../src/discord/commands/command';
import { destinationOption, suggestDestinations, walkTo } from './options';

export const travel: Command = {
  definition: { name: 'travel', options: [destinationOption] },
  visibility: 'by-server',
  intent: (options) => ({ kind: 'choose', choose: (args) => walkTo(args, options.text('to') ?? '') }),
  suggest: { to: suggestDestinations },
};
