import type { Command } from '../src/discord/commands/command';
import { directionOption, inDirection } from './options';

export const attack: Command = {
  definition: { name: 'attack', options: [directionOption] },
  visibility: 'by-server',
  intent: (options) => inDirection(options, (direction) => ({ kind: 'turn', action: { kind: 'attack', direction } })),
};
