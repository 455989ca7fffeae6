import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const map: Command = {
  definition: { name: 'map', description: 'Show the whole level as far as you know it', ...everywhere },
  intent: () => ({ kind: 'map' }),
};
