import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const help: Command = {
  definition: { name: 'help', description: 'How to play, and every command', ...everywhere },
  intent: () => ({ kind: 'help' }),
};
