import type { Command } from '../src/discord/commands/command';
import { suggestTargets, targetOption, withTarget } from './options';

export const fire: Command = {
  definition: { name: 'fire', options: [targetOption] },
  visibility: 'by-server',
  intent: (options) => ({ kind: 'choose', choose: (args) => withTarget(options, args, { kind: 'fire' }) }),
  suggest: { at: suggestTargets },
};
