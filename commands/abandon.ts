import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const abandon: Command = {
  definition: { name: 'abandon', description: 'End your run for good; asks first', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'abandon' } }),
};
