import { DEFAULT_SETTINGS, NO_STATS, type Profile, StoreError, type Switches, type UserId } from './contract';
import { number, text } from './fields';
import { PROFILE, userKey } from './keys';

import type { Attribute, Item } from './table';

const { language: AUTO, ...OFF } = DEFAULT_SETTINGS;
const NAMES = Object.keys(OFF) as (keyof Switches)[];

/** How many runs a profile remembers to have counted. */
const COUNTED_LIMIT = 16;

/** A profile as its item; settings are the names of those switched on, and the language beside them. */
export function toProfileItem(profile: Profile): Item {
  return {
    PK: userKey(profile.user),
    SK: PROFILE,
    rev: profile.rev,
    activeRun: profile.activeRun ?? '',
    aside: profile.aside.join(' '),
    counted: profile.counted.slice(-COUNTED_LIMIT).join(' '),
    ...profile.stats,
    settings: NAMES.filter((name) => profile.settings[name]).join(' '),
    language: profile.settings.language,
  };
}

/** The profile an item holds. Throws `unreadable`. */
export function fromProfileItem(user: UserId, item: Item): Profile {
  const on = text(item.settings).split(' ');
  const settings = { ...DEFAULT_SETTINGS, language: item.language ? text(item.language) : AUTO };
  for (const name of NAMES) settings[name] = on.includes(name);
  const rev = number(item.rev);
  if (rev < 1) throw new StoreError('unreadable');
  const aside = runsIn(item.aside);
  const counted = runsIn(item.counted);
  return { user, rev, activeRun: text(item.activeRun) || null, aside, settings, stats: statsOf(item), counted };
}

/** Figures that the item is too old to hold are nought. */
function statsOf(item: Item): Profile['stats'] {
  const stats = { ...NO_STATS };
  for (const name of Object.keys(stats) as (keyof typeof stats)[]) stats[name] = number(item[name] ?? 0);
  return stats;
}

/** Ids of runs in a row; none where the item is older than the list. */
const runsIn = (value: Attribute | undefined): string[] => (value ? text(value).split(' ') : []);
