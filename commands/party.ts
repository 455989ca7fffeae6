import type { Command } from '../src/discord/commands/command';
import type { PartyDisplay, PartyMode } from '../src/discord/types';
import { LAYOUTS } from '../src/lib/layout';
import { PALETTES } from '../src/lib/palette';

const MODES = ['owner', 'handover', 'vote', 'hotseat'] as const satisfies PartyMode[];

const DIRECTIONS = ['open', 'closed'] as const satisfies PartyDisplay['directions'][];

const ADVICE = ['on', 'off'] as const satisfies PartyDisplay['advice'][];

/** The tags of all languages; `auto` would show every board as the client of whoever acted last has it. */
const LANGUAGE = /^[a-z]{2}$/;

export const party: Command = {
  definition: {
    name: 'party',
    options: [
      { type: 'string', name: 'mode' },
      { type: 'user', name: 'torch' },
      { type: 'boolean', name: 'leave' },
      { type: 'string', name: 'language' },
      { type: 'string', name: 'colours' },
      { type: 'string', name: 'layout' },
      { type: 'string', name: 'directions' },
      { type: 'string', name: 'advice' },
    ],
  },
  visibility: 'public',
  intent(options) {
    const language = options.text('language');
    const palette = PALETTES.find((each) => each === options.text('colours'));
    const layout = LAYOUTS.find((each) => each === options.text('layout'));
    const directions = DIRECTIONS.find((each) => each === options.text('directions'));
    const advice = ADVICE.find((each) => each === options.text('advice'));
    const display: Partial<PartyDisplay> = {
      ...(language !== null && LANGUAGE.test(language) ? { language } : {}),
      ...(palette ? { palette } : {}),
      ...(layout ? { layout } : {}),
      ...(directions ? { directions } : {}),
      ...(advice ? { advice } : {}),
    };
    return {
      kind: 'party',
      mode: MODES.find((each) => each === options.text('mode')) ?? null,
      torch: options.text('torch'),
      leave: options.flag('leave') ?? false,
      display,
    };
  },
};
