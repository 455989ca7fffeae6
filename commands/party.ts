import type { Command } from '../src/discord/commands/command';
import type { PartyDisplay } from '../src/discord/types';
import { LAYOUTS } from '../src/settings/layout';
import { PALETTES } from '../src/settings/palette';
import { PARTY_ADVICE, PARTY_DIRECTIONS, PARTY_MODES } from '../src/settings/party-settings';

/** Excludes `auto`, which would follow the member who acted last. */
const LANGUAGE = /^[a-z]{2}$/;

const KIT_LENGTH = 40;

export const party: Command = {
  definition: {
    name: 'party',
    options: [
      { type: 'string', name: 'mode' },
      { type: 'user', name: 'torch' },
      { type: 'boolean', name: 'leave' },
      { type: 'string', name: 'kit', max_length: KIT_LENGTH, autocomplete: true },
      { type: 'string', name: 'language' },
      { type: 'string', name: 'colours' },
      { type: 'string', name: 'layout' },
      { type: 'string', name: 'directions' },
      { type: 'string', name: 'advice' },
      { type: 'boolean', name: 'stories' },
    ],
  },
  visibility: 'public',
  intent(options) {
    const language = options.text('language');
    const palette = options.choice('colours', PALETTES);
    const layout = options.choice('layout', LAYOUTS);
    const directions = options.choice('directions', PARTY_DIRECTIONS);
    const advice = options.choice('advice', PARTY_ADVICE);
    const display: Partial<PartyDisplay> = {
      ...(language !== null && LANGUAGE.test(language) ? { language } : {}),
      ...(palette ? { palette } : {}),
      ...(layout ? { layout } : {}),
      ...(directions ? { directions } : {}),
      ...(advice ? { advice } : {}),
    };
    return {
      kind: 'party',
      mode: options.choice('mode', PARTY_MODES),
      holder: options.text('torch'),
      leave: options.flag('leave') ?? false,
      display,
      stories: options.flag('stories'),
      kit: options.text('kit')?.slice(0, KIT_LENGTH) ?? null,
    };
  },
  suggestWithoutRun: {
    kit: ({ i18n }) => i18n.kits.map(({ id, name, about }) => ({ name: `${name} — ${about}`, value: id })),
  },
};
