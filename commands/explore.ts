import type { Command } from '../src/discord/commands/command';
import { everywhere } from './options';

export const explore: Command = {
  definition: { name: 'explore', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'explore' } }),
};
