import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const explore: Command = {
  definition: { name: 'explore', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'explore' } }),
};
