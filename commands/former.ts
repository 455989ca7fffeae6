import type { Command, FormerCommand } from '../src/discord/commands/command';
import { run } from './run';

/** The subcommands of `/run` that were commands of their own, and what they were called. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  seed: 'seed',
  resume: 'resume',
  fork: 'fork',
  replay: 'replay',
  watch: 'watch',
  history: 'runs',
  share: 'share',
  log: 'log',
  building: 'building',
  abandon: 'abandon',
  retire: 'retire',
};

const adminWithoutSubcommand: Command = {
  definition: { name: 'admin' },
  visibility: 'ephemeral',
  intent(options) {
    const player = options.text('player');
    if (player !== null) return { kind: 'admin', show: 'runs', player };
    return { kind: 'admin', show: 'panel', to: options.number('move') };
  },
};

/**
 * Commands of version 0.1, which Discord's clients send until the new ones are registered, and some of them a while
 * longer. To be taken out with the release after the next.
 */
export const FORMER_COMMANDS: readonly FormerCommand[] = [
  ...run.subcommands.flatMap((command) => {
    const { name } = command.definition;
    const former = FORMER_NAMES[name];
    return former === undefined ? [] : [{ command, name: former, now: `${run.definition.name} ${name}` }];
  }),
  { command: adminWithoutSubcommand, name: 'admin', now: `${adminWithoutSubcommand.definition.name} panel` },
];
