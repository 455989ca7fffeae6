import type { Command } from '../../src/discord/commands/command';

export const replay: Command = {
  definition: {
    name: 'replay',
    options: [{ type: 'string', name: 'run', max_length: 100, autocomplete: true }],
  },
  visibility: 'ephemeral',
  intent: (options) => ({ kind: 'replay', run: options.text('run') }),
  suggestWithoutRun: { run: ({ finishedRuns }) => finishedRuns() },
};
