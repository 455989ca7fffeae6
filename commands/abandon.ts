import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const abandon: Command = {
  definition: { name: 'abandon', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'abandon' } }),
};
