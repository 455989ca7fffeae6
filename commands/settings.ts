import type { Command } from '../src/discord/commands/command';
import type { Switch } from '../src/discord/types';
import { EMBLEM_COLOURS } from '../src/lib/crest';
import { EMBLEM_CHOICES, TITLE_CHOICES } from '../src/settings/look-settings';
import { PALETTES } from '../src/settings/palette';
import { PICKUPS } from '../src/settings/pickup';
import { REST_SHARES } from '../src/settings/rest-share';

/** The bot replies in English if the game lacks the language. */
const LANGUAGE = /^(auto|[a-z]{2}(-[A-Z]{2})?)$/;

const FLAGS = Object.keys({
  text: true,
  classic: true,
  large: true,
  log: true,
  advice: true,
  steps: true,
  quiet: true,
  shown: true,
} satisfies Record<Switch, true>) as Switch[];

export const settings: Command = {
  definition: {
    name: 'settings',
    options: [
      { type: 'string', name: 'colours' },
      ...FLAGS.map((name) => ({ type: 'boolean', name }) as const),
      { type: 'string', name: 'pickup' },
      { type: 'string', name: 'rest' },
      { type: 'string', name: 'language' },
      { type: 'string', name: 'emblem' },
      { type: 'string', name: 'emblem-colour' },
      { type: 'string', name: 'title' },
    ],
  },
  visibility: 'ephemeral',
  intent(options) {
    const flags = FLAGS.flatMap((name) => {
      const flag = options.flag(name);
      return flag === null ? [] : [[name, flag] as const];
    });
    const palette = options.choice('colours', PALETTES);
    const pickup = options.choice('pickup', PICKUPS);
    const restShare = options.choice('rest', REST_SHARES);
    const emblem = options.choice('emblem', EMBLEM_CHOICES);
    const emblemColour = options.choice('emblem-colour', EMBLEM_COLOURS);
    const title = options.choice('title', TITLE_CHOICES);
    const language = options.text('language');
    return {
      kind: 'settings',
      settings: {
        ...Object.fromEntries(flags),
        ...(palette ? { palette } : {}),
        ...(pickup ? { pickup } : {}),
        ...(restShare ? { restShare } : {}),
        ...(emblem ? { emblem } : {}),
        ...(emblemColour ? { emblemColour } : {}),
        ...(title ? { title } : {}),
        ...(language !== null && LANGUAGE.test(language) ? { language } : {}),
      },
    };
  },
};
