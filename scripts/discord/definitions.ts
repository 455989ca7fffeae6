import { COMMANDS } from '../../commands';
import { isGroup } from '../../src/discord/commands/command';
import { definitionsOf } from '../../src/discord/commands/definition';
import { LOCALES } from '../../src/i18n';
import type { CommandDefinition } from './lint/commands';

const { en, ...others } = LOCALES;

export const DEFINITIONS = definitionsOf(
  COMMANDS.map((command) =>
    isGroup(command)
      ? { ...command.definition, subcommands: command.subcommands.map(({ definition }) => definition) }
      : command.definition,
  ),
  [en, ...Object.values(others)],
) as CommandDefinition[];
