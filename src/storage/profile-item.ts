import { DEFAULT_SETTINGS, type Profile, StoreError, type UserId } from './contract';
import { number, text } from './fields';
import { PROFILE, userKey } from './keys';

import type { Item } from './table';

const NAMES = Object.keys(DEFAULT_SETTINGS) as (keyof Profile['settings'])[];

/** A profile as its item; settings are the names of those switched on. */
export function toProfileItem(profile: Profile): Item {
  return {
    PK: userKey(profile.user),
    SK: PROFILE,
    rev: profile.rev,
    activeRun: profile.activeRun ?? '',
    settings: NAMES.filter((name) => profile.settings[name]).join(' '),
  };
}

/** The profile an item holds. Throws `unreadable`. */
export function fromProfileItem(user: UserId, item: Item): Profile {
  const on = text(item.settings).split(' ');
  const settings = { ...DEFAULT_SETTINGS };
  for (const name of NAMES) settings[name] = on.includes(name);
  const rev = number(item.rev);
  if (rev < 1) throw new StoreError('unreadable');
  return { user, rev, activeRun: text(item.activeRun) || null, settings };
}
