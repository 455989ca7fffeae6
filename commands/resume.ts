import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const resume: Command = {
  definition: { name: 'resume', ...everywhere },
  intent: () => ({ kind: 'resume' }),
};
