import { COMMANDS } from '../../commands';
import { definitionsOf } from '../../src/discord/commands/definition';
import { LOCALES } from '../../src/i18n';
import type { CommandDefinition } from './lint/commands';

const { en, ...others } = LOCALES;

/** Every command as it is registered, in all languages. */
export const DEFINITIONS = definitionsOf(
  COMMANDS.map(({ definition }) => definition),
  [en, ...Object.values(others)],
) as CommandDefinition[];
