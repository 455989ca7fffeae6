import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const map: Command = {
  definition: { name: 'map', ...everywhere },
  intent: () => ({ kind: 'sheet', sheet: 'map' }),
};
