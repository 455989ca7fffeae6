import { COMMANDS } from '../../commands';
import { type Command, isGroup } from '../../src/discord/commands/command';

/** Commands and subcommands, each with the text that a player types, such as `run seed`. */
export const TYPABLE_COMMANDS: readonly (readonly [typed: string, command: Command])[] = COMMANDS.flatMap((command) =>
  isGroup(command)
    ? command.subcommands.map((each) => [`${command.definition.name} ${each.definition.name}`, each] as const)
    : [[command.definition.name, command] as const],
);

/** Command that a player types with this text. Throws if there is none. */
export function commandNamed(typed: string): Command {
  const found = TYPABLE_COMMANDS.find(([name]) => name === typed);
  if (!found) throw new Error(`no /${typed}`);
  return found[1];
}
