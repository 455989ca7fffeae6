import type { Danger } from '../../engine';
import { PALETTES, type Palette } from '../../lib/palette';
import {
  DEFAULT_SETTINGS,
  EMPTY_TOTALS,
  type Profile,
  type ProfilesStore,
  StoreError,
  type Switches,
  type UserId,
} from '../contract';
import {
  type Attribute,
  afterRevision,
  type Item,
  ids,
  number,
  PROFILE,
  parseStored,
  type Table,
  text,
  userKey,
} from '../dynamo';

const SWITCHES = ['text', 'classic', 'steps', 'quiet'] as const satisfies (keyof Switches)[];

/** How many counted runs a profile remembers. */
const COUNTED_LIMIT = 16;

/** Profiles over any table, as the contract says. */
export function createProfilesStore(table: Table): ProfilesStore {
  return {
    async loadProfile(user, signal) {
      const item = await table.get(userKey(user), PROFILE, signal);
      return item ? parseStored(() => fromProfileItem(user, item)) : null;
    },

    async putProfile(profile, signal) {
      return (await table.put(toProfileItem(profile), afterRevision(profile.revision), signal)) ? 'put' : 'conflict';
    },
  };
}

/** Of the switches the item has the names of those that are on. */
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
    settings: SWITCHES.filter((name) => settings[name]).join(' '),
    palette: settings.palette,
    language: settings.language,
    unasked: settings.waivedConfirmations.join(' '),
    hinted: (profile.givenHints ?? []).join(' '),
    hint: lastHint ? `${lastHint.name} ${lastHint.version} ${lastHint.run}` : '',
  };
}

/** Attributes that an older item lacks are as in a new profile. */
function fromProfileItem(user: UserId, item: Item): Profile {
  const revision = number(item.rev);
  if (revision < 1) throw new StoreError('unreadable');
  return {
    user,
    revision,
    activeRun: text(item.activeRun) || null,
    suspendedRuns: ids(item.aside),
    settings: toSettings(item),
    ...toHints(item),
    totals: toTotals(item),
    countedRuns: ids(item.counted),
  };
}

function toSettings(item: Item): Profile['settings'] {
  const on = text(item.settings).split(' ');
  const settings = {
    ...DEFAULT_SETTINGS,
    palette: toPalette(item.palette),
    language: item.language ? text(item.language) : DEFAULT_SETTINGS.language,
    waivedConfirmations: ids(item.unasked) as Danger[],
  };
  for (const name of SWITCHES) settings[name] = on.includes(name);
  return settings;
}

/** The standard one where there is no palette of that name any more. */
const toPalette = (value: Attribute | undefined): Palette =>
  PALETTES.find((palette) => palette === value) ?? DEFAULT_SETTINGS.palette;

function toHints(item: Item): Pick<Profile, 'givenHints' | 'lastHint'> {
  const givenHints = ids(item.hinted);
  if (givenHints.length === 0) return {};
  const [name, version, run] = ids(item.hint);
  return { givenHints, ...(name && run ? { lastHint: { name, run, version: Number(version) } } : {}) };
}

function toTotals(item: Item): Profile['totals'] {
  const totals = { ...EMPTY_TOTALS };
  for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] = number(item[name] ?? 0);
  return totals;
}
