import type { Danger } from '../../engine';
import { PALETTES, type Palette } from '../../lib/palette';
import {
  DEFAULT_SETTINGS,
  EMPTY_TOTALS,
  PICKUPS,
  type Pickup,
  type Profile,
  type ProfilesStore,
  StoreError,
  type Switches,
  type UserId,
} from '../contract';
import {
  type Attribute,
  type Item,
  ids,
  number,
  PROFILE,
  putRevised,
  type Table,
  TolerantReader,
  text,
  type Unread,
  userKey,
} from '../dynamo';

/** Off in a new profile; an item names those that are on. */
const SWITCHES = ['text', 'classic', 'large', 'steps', 'quiet'] as const satisfies (keyof Switches)[];

/** On in a new profile; an item names those that are off, with `no-` before. */
const SWITCHES_ON = ['advice', 'shown'] as const satisfies (keyof Switches)[];

/** How many counted runs a profile remembers. */
const COUNTED_LIMIT = 16;

/** Profiles over any table, as the contract says. */
export function createProfilesStore(table: Table): ProfilesStore {
  return {
    async loadProfile(user, signal) {
      const item = await table.get(userKey(user), PROFILE, signal);
      return item && fromProfileItem(user, item);
    },

    async putProfile(profile, signal) {
      const unread = profile.unread as Unread | undefined;
      return (await putRevised(table, toProfileItem(profile), unread, signal)) ? 'put' : 'conflict';
    },
  };
}

function toProfileItem(profile: Profile): Item {
  const { settings, lastHint } = profile;
  return {
    PK: userKey(profile.user),
    SK: PROFILE,
    rev: profile.revision,
    activeRun: profile.activeRun ?? '',
    aside: profile.suspendedRuns.join(' '),
    counted: profile.countedRuns.slice(-COUNTED_LIMIT).join(' '),
    ...profile.totals,
    feats: (profile.feats ?? []).join(' '),
    newFeats: (profile.newFeats ?? []).join(' '),
    settings: [
      ...SWITCHES.filter((name) => settings[name]),
      ...SWITCHES_ON.filter((name) => !settings[name]).map((name) => `no-${name}`),
    ].join(' '),
    palette: settings.palette,
    pickup: settings.pickup,
    language: settings.language,
    unasked: settings.waivedConfirmations.join(' '),
    hinted: (profile.givenHints ?? []).join(' '),
    hint: lastHint ? `${lastHint.name} ${lastHint.version} ${lastHint.run}` : '',
  };
}

/** Attributes that an older item lacks are as in a new profile, and so are those that are damaged. */
function fromProfileItem(user: UserId, item: Item): Profile {
  const from = new TolerantReader(item);
  const profile: Profile = {
    user,
    revision: from.read('rev', toRevision, 1),
    activeRun: from.read('activeRun', text, '') || null,
    suspendedRuns: from.read('aside', ids, []),
    settings: toSettings(from),
    ...toHints(from),
    totals: toTotals(from),
    ...toFeats(from),
    countedRuns: from.read('counted', ids, []),
  };
  return { ...profile, ...from.unread(toProfileItem(profile)) };
}

function toRevision(value: Attribute | undefined): number {
  const revision = number(value);
  if (!Number.isSafeInteger(revision) || revision < 1) throw new StoreError('unreadable');
  return revision;
}

function toSettings(from: TolerantReader): Profile['settings'] {
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

function toHints(from: TolerantReader): Pick<Profile, 'givenHints' | 'lastHint'> {
  const givenHints = from.read('hinted', ids, []);
  if (givenHints.length === 0) return {};
  const [name, version, run] = from.read('hint', ids, []);
  return { givenHints, ...(name && run ? { lastHint: { name, run, version: Number(version) } } : {}) };
}

function toFeats(from: TolerantReader): Pick<Profile, 'feats' | 'newFeats'> {
  const feats = from.read('feats', ids, []);
  const newFeats = from.read('newFeats', ids, []);
  return { ...(feats.length > 0 ? { feats } : {}), ...(newFeats.length > 0 ? { newFeats } : {}) };
}

function toTotals(from: TolerantReader): Profile['totals'] {
  const totals = { ...EMPTY_TOTALS };
  for (const name of Object.keys(totals) as (keyof typeof totals)[]) {
    totals[name] = from.read(name, (value) => number(value ?? 0), 0);
  }
  return totals;
}
