import type { Command } from '../../src/discord/commands/command';
import { namedOption } from '../options';

export const replay: Command = {
  definition: { name: 'replay', options: [namedOption('run')] },
  visibility: 'ephemeral',
  intent: (options) => ({ kind: 'replay', run: options.text('run') }),
  suggestWithoutRun: { run: ({ finishedRuns }) => finishedRuns() },
};
