import type { Command, FormerCommand } from '../src/discord/commands/command';
import { run } from './run';

/** Subcommands that were called otherwise when they were commands of their own. */
const FORMER_NAMES: Record<string, string> = { history: 'runs' };

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
  ...run.subcommands.map((command) => {
    const { name } = command.definition;
    return { command, name: FORMER_NAMES[name] ?? name, now: `${run.definition.name} ${name}` };
  }),
  { command: adminWithoutSubcommand, name: 'admin', now: `${adminWithoutSubcommand.definition.name} panel` },
];
