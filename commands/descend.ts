import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const descend: Command = {
  definition: { name: 'descend', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'descend' } }),
};
