import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const ascend: Command = {
  definition: { name: 'ascend', description: 'Take the stairs up you stand on', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'ascend' } }),
};
