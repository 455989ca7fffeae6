import type { Command } from './command';
import type { Words } from './presenter';

/** The rules of thumb, then every command with its own description. */
export function helpText(commands: readonly Command[], words: Words): string[] {
  return [
    '## Wyrmdeep',
    words.notes.help,
    '',
    ...commands.map(({ definition }) => `\`/${definition.name}\` ${words.commands[definition.name]?.description}`),
  ];
}
