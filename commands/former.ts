import type { Command, FormerCommand } from '../src/discord/commands/command';
import { run } from './run';

/** Former names by present name, because release 0.1 registered each subcommand as a separate command. */
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

/** Commands of release 0.1, which some clients still send; can be removed two releases after 0.1. */
export const FORMER_COMMANDS: readonly FormerCommand[] = [
  ...run.subcommands.flatMap((command) => {
    const { name } = command.definition;
    const former = FORMER_NAMES[name];
    return former === undefined ? [] : [{ command, name: former, now: `${run.definition.name} ${name}` }];
  }),
  { command: adminWithoutSubcommand, name: 'admin', now: `${adminWithoutSubcommand.definition.name} panel` },
];
