import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const privacy: Command = {
  definition: { name: 'privacy', ...everywhere },
  intent: () => ({ kind: 'privacy' }),
};
