import type { Command } from './command';

/** The rules of thumb, then every command with its own description. */
export function helpText(commands: readonly Command[]): string[] {
  return [
    '## Wyrmdeep',
    'One button or command is one turn. Walk into things to act on them: hostile creatures are attacked, friendly folk change places with you, those with wares trade, closed doors open. **Explore** walks on until there is something to decide, and **Fight nearest** closes in and strikes. Death is final. Your run is kept after every turn: come back any time.',
    '',
    ...commands.map(({ definition }) => `\`/${definition.name}\` ${definition.description}`),
  ];
}
