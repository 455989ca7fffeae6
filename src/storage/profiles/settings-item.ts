import { PALETTES, type Palette } from '../../settings/palette';
import { PICKUPS, type Pickup } from '../../settings/pickup';
import { WAIVABLE_DANGERS, type WaivableDanger } from '../../settings/waivable-dangers';
import { type Attribute, ids, type TolerantReader, text } from '../dynamo';
import { DEFAULT_SETTINGS, type Settings, type Switches } from './settings';

/**
 * Word for each switch in an item. An item contains the word only if the switch differs from its default. A word with
 * `no-` means off.
 */
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

/** Value that a switch has if the item contains the word of the switch. */
const isOnByWord = (name: keyof Switches): boolean => WORDS[name] === name;

/** Converts settings to the attributes of an item. Default: the settings of a new profile. */
export const settingsAttributes = (settings: Settings = DEFAULT_SETTINGS): Record<string, string> => ({
  settings: SWITCHES.filter((name) => settings[name] === isOnByWord(name))
    .map((name) => WORDS[name])
    .join(' '),
  palette: settings.palette,
  pickup: settings.pickup,
  language: settings.language,
  unasked: settings.waivedConfirmations.join(' '),
});

/** Parses settings. A missing or damaged attribute gets the value that a new profile has. */
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

/** Parses waived dangers, and leaves out dangers that this build cannot waive. */
function toWaived(value: Attribute | undefined): WaivableDanger[] {
  const named = ids(value);
  return WAIVABLE_DANGERS.filter((danger) => named.includes(danger));
}

/** Parses a palette. An unknown palette counts as the default. */
const toPalette = (value: Attribute | undefined): Palette =>
  PALETTES.find((palette) => palette === value) ?? DEFAULT_SETTINGS.palette;

/** Parses a pickup setting. An unknown one counts as the default. */
const toPickup = (value: Attribute | undefined): Pickup =>
  PICKUPS.find((pickup) => pickup === value) ?? DEFAULT_SETTINGS.pickup;
