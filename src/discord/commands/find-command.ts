import type { CommandInteraction } from '../api/interaction';
import { type Command, type FormerCommand, isGroup, type SlashCommand } from './command';
import type { SentOptions } from './options';

export interface FoundCommand {
  command: Command;
  options: SentOptions;
  /** Name of the present command if the player used a former name, otherwise `null`. */
  now: string | null;
}

/** Prefers a present command to a former one. Returns `null` for an unknown command. */
export function findCommand(
  commands: readonly SlashCommand[],
  former: readonly FormerCommand[],
  { name, options = [] }: CommandInteraction['data'],
): FoundCommand | null {
  const found = commands.find(({ definition }) => definition.name === name);
  if (found && !isGroup(found)) return { command: found, options, now: null };
  const [typed] = options;
  const below = found?.subcommands.find(
    ({ definition }) => definition.name === typed?.name && typed.value === undefined,
  );
  if (below) return { command: below, options: typed?.options ?? [], now: null };
  const was = former.find((each) => each.name === name);
  return was ? { command: was.command, options, now: was.now } : null;
}
