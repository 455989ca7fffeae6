import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const explore: Command = {
  definition: { name: 'explore', description: 'Walk on until there is something to decide', ...everywhere },
  intent: () => ({ kind: 'turn', action: { kind: 'explore' } }),
};
