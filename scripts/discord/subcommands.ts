import type { CommandDefinition, OptionDefinition } from './lint/commands';

const SUBCOMMAND = 1;

type Names = Record<string, string> | null | undefined;

/** Returns the commands that a client offers: those without subcommands, and each subcommand under both names. */
export const typable = (commands: readonly CommandDefinition[]): CommandDefinition[] =>
  commands.flatMap((command) => {
    const below = (command.options ?? []).filter(({ type }) => type === SUBCOMMAND);
    return below.length === 0 ? [command] : below.map((subcommand) => spelledOut(command, subcommand));
  });

function spelledOut(command: CommandDefinition, subcommand: OptionDefinition): CommandDefinition {
  const { type: _, name, name_localizations: names, ...rest } = subcommand;
  return {
    ...command,
    ...rest,
    options: subcommand.options ?? [],
    name: `${command.name} ${name}`,
    name_localizations: pairs([command.name, command.name_localizations], [name, names]),
  };
}

const pairs = ([first, firsts]: [string, Names], [second, seconds]: [string, Names]): Record<string, string> =>
  Object.fromEntries(
    Object.keys({ ...firsts, ...seconds }).map((tag) => [tag, `${firsts?.[tag] ?? first} ${seconds?.[tag] ?? second}`]),
  );

/** Returns name and options as a client sends them. A subcommand is an option that contains the typed options. */
export function sentAs<Option>(typed: string, options: Option[]) {
  const [name = '', subcommand] = typed.split(' ');
  if (subcommand === undefined) return { name, options };
  return { name, options: [{ type: SUBCOMMAND, name: subcommand, options }] };
}
