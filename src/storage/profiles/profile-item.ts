import {
  type Attribute,
  type Item,
  ids,
  lastWritesAttribute,
  number,
  PROFILE,
  readLastWrites,
  TolerantReader,
  text,
  userKey,
  wholeNumber,
} from '../dynamo';
import type { UserId } from '../ids';
import { StoreError } from '../store-error';
import { COUNTED_LIMIT, EMPTY_TOTALS, type Profile } from './profiles-contract';
import { settingsAttributes, toSettings } from './settings-item';

export function toProfileItem(profile: Profile): Item {
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
    ...settingsAttributes(settings),
    hinted: (profile.givenHints ?? []).join(' '),
    hint: lastHint ? `${lastHint.name} ${lastHint.version} ${lastHint.run}` : '',
    ...lastWritesAttribute(profile.lastWrites),
  };
}

/** A missing or damaged attribute gets the value of a new profile. */
export function fromProfileItem(user: UserId, item: Item): Profile {
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
    ...readLastWrites(from),
  };
  return { ...profile, ...from.unread(toProfileItem(profile)) };
}

function toRevision(value: Attribute | undefined): number {
  const revision = number(value);
  if (!Number.isSafeInteger(revision) || revision < 1) throw new StoreError('unreadable');
  return revision;
}

function toHints(from: TolerantReader): Pick<Profile, 'givenHints' | 'lastHint'> {
  const givenHints = from.read('hinted', ids, []);
  if (givenHints.length === 0) return {};
  const lastHint = from.read('hint', toLastHint, null);
  return { givenHints, ...(lastHint ? { lastHint } : {}) };
}

function toFeats(from: TolerantReader): Pick<Profile, 'feats' | 'newFeats'> {
  const feats = from.read('feats', ids, []);
  const newFeats = from.read('newFeats', ids, []);
  return { ...(feats.length > 0 ? { feats } : {}), ...(newFeats.length > 0 ? { newFeats } : {}) };
}

function toLastHint(value: Attribute | undefined): Profile['lastHint'] | null {
  const [name, version, run] = ids(value);
  return name && run ? { name, run, version: wholeNumber(version) } : null;
}

function toTotals(from: TolerantReader): Profile['totals'] {
  const totals = { ...EMPTY_TOTALS };
  for (const name of Object.keys(totals) as (keyof typeof totals)[]) {
    totals[name] = from.read(name, (value) => number(value ?? 0), 0);
  }
  return totals;
}
