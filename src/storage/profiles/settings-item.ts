import { PALETTES, type Palette } from '../../settings/palette';
import { PICKUPS, type Pickup } from '../../settings/pickup';
import { WAIVABLE_DANGERS, type WaivableDanger } from '../../settings/waivable-dangers';
import { type Attribute, ids, type TolerantReader, text } from '../dynamo';
import { DEFAULT_SETTINGS, type Settings, type Switches } from './settings';

/** By what word an item says that a switch is on or, with `no-` before, off: the contrary of that in a new profile. */
const WORDS = {
  text: 'text',
  classic: 'classic',
  large: 'large',
  steps: 'steps',
  quiet: 'quiet',
  advice: 'no-advice',
  shown: 'no-shown',
} as const satisfies { [Name in keyof Switches]: Name | `no-${Name}` };

const SWITCHES = Object.keys(WORDS) as (keyof Switches)[];

/** What a switch is where an item has its word. */
const isOnByWord = (name: keyof Switches): boolean => WORDS[name] === name;

/** Settings as the attributes of an item; by default those of a new profile. */
export const settingsAttributes = (settings: Settings = DEFAULT_SETTINGS): Record<string, string> => ({
  settings: SWITCHES.filter((name) => settings[name] === isOnByWord(name))
    .map((name) => WORDS[name])
    .join(' '),
  palette: settings.palette,
  pickup: settings.pickup,
  language: settings.language,
  unasked: settings.waivedConfirmations.join(' '),
});

/** Attributes that an older item lacks are as in a new profile, and so are those that are damaged. */
export function toSettings(from: TolerantReader): Settings {
  const words = from.read('settings', text, '').split(' ');
  const settings = {
    ...DEFAULT_SETTINGS,
    palette: from.read('palette', toPalette, DEFAULT_SETTINGS.palette),
    pickup: from.read('pickup', toPickup, DEFAULT_SETTINGS.pickup),
    language: from.read('language', (value) => (value ? text(value) : ''), '') || DEFAULT_SETTINGS.language,
    waivedConfirmations: from.read('unasked', toWaived, []),
  };
  for (const name of SWITCHES) settings[name] = words.includes(WORDS[name]) === isOnByWord(name);
  return settings;
}

/** Only those of which this build need not ask. */
function toWaived(value: Attribute | undefined): WaivableDanger[] {
  const named = ids(value);
  return WAIVABLE_DANGERS.filter((danger) => named.includes(danger));
}

/** The standard one where this build has no palette of that name. */
const toPalette = (value: Attribute | undefined): Palette =>
  PALETTES.find((palette) => palette === value) ?? DEFAULT_SETTINGS.palette;

/** Likewise. */
const toPickup = (value: Attribute | undefined): Pickup =>
  PICKUPS.find((pickup) => pickup === value) ?? DEFAULT_SETTINGS.pickup;
