import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const wait: Command = {
  definition: { name: 'wait', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'wait' } }),
};
