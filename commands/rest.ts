import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const rest: Command = {
  definition: { name: 'rest', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'rest' } }),
};
