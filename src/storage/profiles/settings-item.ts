import { EMBLEM_COLOURS } from '../../lib/crest';
import { EMBLEM_CHOICES, FRAME_CHOICES, PET_CHOICES, TITLE_CHOICES } from '../../settings/look-settings';
import { PALETTES } from '../../settings/palette';
import { PICKUPS } from '../../settings/pickup';
import { REST_SHARES } from '../../settings/rest-share';
import { WAIVABLE_DANGERS, type WaivableDanger } from '../../settings/waivable-dangers';
import { type Attribute, ids, type TolerantReader, text } from '../dynamo';
import { DEFAULT_SETTINGS, type Settings, type Switches } from './settings';

/** Words that an item contains for settings that differ from the default. */
const WORDS = {
  text: 'text',
  classic: 'classic',
  large: 'large',
  log: 'log',
  steps: 'steps',
  quiet: 'quiet',
  advice: 'no-advice',
  shown: 'no-shown',
} as const satisfies { [Name in keyof Switches]: Name | `no-${Name}` };

const SWITCHES = Object.keys(WORDS) as (keyof Switches)[];

const isOnByWord = (name: keyof Switches): boolean => WORDS[name] === name;

export const settingsAttributes = (settings: Settings = DEFAULT_SETTINGS): Record<string, string> => ({
  settings: SWITCHES.filter((name) => settings[name] === isOnByWord(name))
    .map((name) => WORDS[name])
    .join(' '),
  palette: settings.palette,
  pickup: settings.pickup,
  rest: settings.restShare,
  language: settings.language,
  unasked: settings.waivedConfirmations.join(' '),
  ...(settings.emblem === DEFAULT_SETTINGS.emblem ? {} : { emblem: settings.emblem }),
  ...(settings.emblemColour === DEFAULT_SETTINGS.emblemColour ? {} : { emblemColour: settings.emblemColour }),
  ...(settings.title === DEFAULT_SETTINGS.title ? {} : { title: settings.title }),
  ...(settings.pet === DEFAULT_SETTINGS.pet ? {} : { pet: settings.pet }),
  ...(settings.frame === DEFAULT_SETTINGS.frame ? {} : { frame: settings.frame }),
  ...(settings.kit === DEFAULT_SETTINGS.kit ? {} : { kit: settings.kit }),
});

/** A missing, unknown or damaged setting gets its default. */
export function toSettings(from: TolerantReader): Settings {
  const words = from.read('settings', text, '').split(' ');
  const choice = <Value extends string>(name: string, values: readonly Value[], byDefault: Value): Value =>
    from.read(name, (value) => values.find((known) => known === value) ?? byDefault, byDefault);
  const settings = {
    ...DEFAULT_SETTINGS,
    palette: choice('palette', PALETTES, DEFAULT_SETTINGS.palette),
    pickup: choice('pickup', PICKUPS, DEFAULT_SETTINGS.pickup),
    restShare: choice('rest', REST_SHARES, DEFAULT_SETTINGS.restShare),
    language: from.read('language', (value) => (value ? text(value) : ''), '') || DEFAULT_SETTINGS.language,
    waivedConfirmations: from.read('unasked', toWaived, []),
    emblem: choice('emblem', EMBLEM_CHOICES, DEFAULT_SETTINGS.emblem),
    emblemColour: choice('emblemColour', EMBLEM_COLOURS, DEFAULT_SETTINGS.emblemColour),
    title: choice('title', TITLE_CHOICES, DEFAULT_SETTINGS.title),
    pet: choice('pet', PET_CHOICES, DEFAULT_SETTINGS.pet),
    frame: choice('frame', FRAME_CHOICES, DEFAULT_SETTINGS.frame),
    kit: from.read('kit', (value) => (value ? text(value) : ''), '') || DEFAULT_SETTINGS.kit,
  };
  for (const name of SWITCHES) settings[name] = words.includes(WORDS[name]) === isOnByWord(name);
  return settings;
}

function toWaived(value: Attribute | undefined): WaivableDanger[] {
  const named = ids(value);
  return WAIVABLE_DANGERS.filter((danger) => named.includes(danger));
}
