import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const help: Command = {
  definition: { name: 'help', ...everywhere },
  intent: () => ({ kind: 'sheet', sheet: 'help' }),
};
