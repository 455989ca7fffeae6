import type { Command } from '../src/discord/commands/command';
import { aimed, suggestTargets, targetOption } from './options';

export const fire: Command = {
  definition: { name: 'fire', options: [targetOption] },
  visibility: 'by-server',
  intent: (options) => ({ kind: 'choose', choose: (args) => aimed(options, args, { kind: 'fire' }) }),
  suggest: { at: suggestTargets },
};
