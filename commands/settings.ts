import type { Command } from '../src/discord/commands/command';
import type { Settings } from '../src/discord/types';
import { everywhere } from './options';

/** A tag such as `de` or `pt-BR`; an unknown one counts as English. */
const LANGUAGE = /^(auto|[a-z]{2}(-[A-Z]{2})?)$/;

const PALETTES = ['standard', 'safe', 'contrast'] as const satisfies Settings['palette'][];

export const settings: Command = {
  definition: {
    name: 'settings',
    ...everywhere,
    options: [
      { type: 3, name: 'colours' },
      { type: 5, name: 'text' },
      { type: 5, name: 'classic' },
      { type: 5, name: 'steps' },
      { type: 5, name: 'quiet' },
      { type: 3, name: 'language' },
    ],
  },
  intent(options) {
    const language = options.text('language');
    const named = ['text', 'classic', 'steps', 'quiet'] as const;
    const chosen = named.flatMap((name) => {
      const flag = options.flag(name);
      return flag === null ? [] : [[name, flag] as const];
    });
    const spoken = language !== null && LANGUAGE.test(language) ? { language } : {};
    const palette = PALETTES.find((each) => each === options.text('colours'));
    const painted = palette ? { palette } : {};
    return { kind: 'settings', settings: { ...Object.fromEntries(chosen), ...painted, ...spoken } };
  },
};
