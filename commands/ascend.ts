import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const ascend: Command = {
  definition: { name: 'ascend', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'ascend' } }),
};
