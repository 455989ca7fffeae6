import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const replay: Command = {
  definition: { name: 'replay', ...everywhere },
  intent: () => ({ kind: 'replay' }),
};
