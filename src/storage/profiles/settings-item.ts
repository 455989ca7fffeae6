import type { Danger } from '../../engine';
import { PALETTES, type Palette } from '../../lib/palette';
import { DEFAULT_SETTINGS, PICKUPS, type Pickup, type Profile, type Switches } from '../contract';
import { type Attribute, ids, type TolerantReader, text } from '../dynamo';

/** Off in a new profile; an item names those that are on. */
const SWITCHES = ['text', 'classic', 'large', 'steps', 'quiet'] as const satisfies (keyof Switches)[];

/** On in a new profile; an item names those that are off, with `no-` before. */
const SWITCHES_ON = ['advice', 'shown'] as const satisfies (keyof Switches)[];

/** Settings as the attributes of an item; by default those of a new profile. */
export const settingsAttributes = (settings: Profile['settings'] = DEFAULT_SETTINGS): Record<string, string> => ({
  settings: [
    ...SWITCHES.filter((name) => settings[name]),
    ...SWITCHES_ON.filter((name) => !settings[name]).map((name) => `no-${name}`),
  ].join(' '),
  palette: settings.palette,
  pickup: settings.pickup,
  language: settings.language,
  unasked: settings.waivedConfirmations.join(' '),
});

/** Attributes that an older item lacks are as in a new profile, and so are those that are damaged. */
export function toSettings(from: TolerantReader): Profile['settings'] {
  const words = from.read('settings', text, '').split(' ');
  const settings = {
    ...DEFAULT_SETTINGS,
    palette: from.read('palette', toPalette, DEFAULT_SETTINGS.palette),
    pickup: from.read('pickup', toPickup, DEFAULT_SETTINGS.pickup),
    language: from.read('language', (value) => (value ? text(value) : ''), '') || DEFAULT_SETTINGS.language,
    waivedConfirmations: from.read('unasked', ids, []) as Danger[],
  };
  for (const name of SWITCHES) settings[name] = words.includes(name);
  for (const name of SWITCHES_ON) settings[name] = !words.includes(`no-${name}`);
  return settings;
}

/** The standard one where this build has no palette of that name. */
const toPalette = (value: Attribute | undefined): Palette =>
  PALETTES.find((palette) => palette === value) ?? DEFAULT_SETTINGS.palette;

/** Likewise. */
const toPickup = (value: Attribute | undefined): Pickup =>
  PICKUPS.find((pickup) => pickup === value) ?? DEFAULT_SETTINGS.pickup;
