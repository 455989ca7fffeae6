import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const fight: Command = {
  definition: { name: 'fight', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'fight' } }),
};
