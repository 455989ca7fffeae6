import type { I18n } from '../../board/renderer';
import type { Command } from '../../commands/command';

/** Every command with its own description. */
export function commandLines(commands: readonly Command[], i18n: I18n): string[] {
  return commands.map(({ definition: { name } }) => `\`/${name}\` ${i18n.commands[name]?.description}`);
}
