import type { Command } from './command';
import type { Words } from './presenter';

/** Every command with its own description. */
export function commandLines(commands: readonly Command[], words: Words): string[] {
  return commands.map(({ definition: { name } }) => `\`/${name}\` ${words.commands[name]?.description}`);
}
