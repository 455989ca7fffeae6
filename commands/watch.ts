import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const watch: Command = {
  definition: { name: 'watch', ...everywhere },
  intent: () => ({ kind: 'watch' }),
};
