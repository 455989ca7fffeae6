import type { Danger } from '../../engine';
import { PALETTES, type Palette } from '../../lib/palette';
import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Profile, StoreError, type Switches, type UserId } from '../contract';
import { number, text } from '../dynamo/fields';
import { PROFILE, userKey } from '../dynamo/keys';

import type { Attribute, Item } from '../dynamo/table';

const AUTO = DEFAULT_SETTINGS.language;
const NAMES = ['text', 'classic', 'steps', 'quiet'] as const satisfies (keyof Switches)[];

/** How many runs a profile remembers to have counted. */
const COUNTED_LIMIT = 16;

/** A profile as its item; settings are the names of those switched on, and the palette and the language beside them. */
export function toProfileItem(profile: Profile): Item {
  return {
    PK: userKey(profile.user),
    SK: PROFILE,
    rev: profile.revision,
    activeRun: profile.activeRun ?? '',
    aside: profile.suspendedRuns.join(' '),
    counted: profile.countedRuns.slice(-COUNTED_LIMIT).join(' '),
    ...profile.totals,
    settings: NAMES.filter((name) => profile.settings[name]).join(' '),
    palette: profile.settings.palette,
    language: profile.settings.language,
    unasked: profile.settings.waivedConfirmations.join(' '),
    hinted: (profile.givenHints ?? []).join(' '),
    hint: profile.lastHint ? `${profile.lastHint.name} ${profile.lastHint.version} ${profile.lastHint.run}` : '',
  };
}

/** The profile an item holds. Throws `unreadable`. */
export function fromProfileItem(user: UserId, item: Item): Profile {
  const on = text(item.settings).split(' ');
  const language = item.language ? text(item.language) : AUTO;
  const palette = paletteOf(item.palette);
  const settings = { ...DEFAULT_SETTINGS, palette, language, waivedConfirmations: namesIn(item.unasked) as Danger[] };
  for (const name of NAMES) settings[name] = on.includes(name);
  const rev = number(item.rev);
  if (rev < 1) throw new StoreError('unreadable');
  const aside = namesIn(item.aside);
  const counted = namesIn(item.counted);
  const hinted = namesIn(item.hinted);
  const activeRun = text(item.activeRun) || null;
  const [name, v, run] = namesIn(item.hint);
  const hint = name && run ? { lastHint: { name, run, version: Number(v) } } : {};
  const given = hinted.length > 0 ? { givenHints: hinted, ...hint } : {};
  return {
    user,
    revision: rev,
    activeRun,
    suspendedRuns: aside,
    settings,
    totals: statsOf(item),
    countedRuns: counted,
    ...given,
  };
}

/** The standard one where the item is older than the choice, or names one that is none. */
const paletteOf = (value: Attribute | undefined): Palette =>
  PALETTES.find((palette) => palette === value) ?? DEFAULT_SETTINGS.palette;

/** Figures that the item is too old to hold are nought. */
function statsOf(item: Item): Profile['totals'] {
  const stats = { ...EMPTY_TOTALS };
  for (const name of Object.keys(stats) as (keyof typeof stats)[]) stats[name] = number(item[name] ?? 0);
  return stats;
}

/** Names in a row; none where the item is older than the list. */
const namesIn = (value: Attribute | undefined): string[] => (value ? text(value).split(' ') : []);
