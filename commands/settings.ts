import type { Command } from '../src/discord/command';
import { everywhere } from './options';

export const settings: Command = {
  definition: {
    name: 'settings',
    description: 'Choose how the game is shown to you',
    ...everywhere,
    options: [
      { type: 5, name: 'contrast', description: 'High-contrast colours' },
      { type: 5, name: 'text', description: 'Words instead of pictures' },
      { type: 5, name: 'classic', description: 'The classic 80 by 60 screen of glyphs' },
    ],
  },
  intent(options) {
    const named = ['contrast', 'text', 'classic'] as const;
    const chosen = named.flatMap((name) => {
      const flag = options.flag(name);
      return flag === null ? [] : [[name, flag] as const];
    });
    return { kind: 'settings', settings: Object.fromEntries(chosen) };
  },
};
