import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const rest: Command = {
  definition: { name: 'rest', description: 'Rest until you are well or disturbed', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'rest' } }),
};
