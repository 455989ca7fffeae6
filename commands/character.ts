import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const character: Command = {
  definition: { name: 'character', ...everywhere },
  intent: () => ({ kind: 'sheet', sheet: 'character' }),
};
