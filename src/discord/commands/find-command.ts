import type { CommandInteraction } from '../api/interaction';
import { type Command, isGroup, type SlashCommand } from './command';
import type { SentOptions } from './options';

export interface FoundCommand {
  command: Command;
  options: SentOptions;
}

/** Returns `null` for an unknown command. */
export function findCommand(
  commands: readonly SlashCommand[],
  { name, options = [] }: CommandInteraction['data'],
): FoundCommand | null {
  const found = commands.find(({ definition }) => definition.name === name);
  if (found && !isGroup(found)) return { command: found, options };
  const [typed] = options;
  const below = found?.subcommands.find(
    ({ definition }) => definition.name === typed?.name && typed.value === undefined,
  );
  return below ? { command: below, options: typed?.options ?? [] } : null;
}
