import type { Command } from '../../src/discord/commands/command';
import { moveOption } from '../options';

export const fork: Command = {
  definition: { name: 'fork', options: [moveOption] },
  visibility: 'by-server',
  isHeavy: () => true,
  intent: (options) => ({ kind: 'fork', move: options.number('move') }),
};
