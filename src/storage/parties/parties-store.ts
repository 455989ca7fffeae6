import { type Crest, EMBLEM_COLOURS, EMBLEMS } from '../../lib/crest';
import { TITLES, type Title } from '../../lib/looks';
import { LAYOUTS } from '../../settings/layout';
import { PALETTES } from '../../settings/palette';
import { PARTY_ADVICE, PARTY_DIRECTIONS, PARTY_MODES } from '../../settings/party-settings';
import { decodeLog, encodeAction } from '../codec';
import {
  ballotPrefix,
  ballotSort,
  bytes,
  channelKey,
  expiringAfter,
  type Item,
  ids,
  isFollowed,
  isUnknownName,
  joinedSort,
  lastWritesAttribute,
  number,
  oneOf,
  PARTY,
  PARTY_PREFIX,
  PROFILE,
  parseReadable,
  playedSort,
  playerSort,
  putRevised,
  readLastWrites,
  readOr,
  runKey,
  type Table,
  TolerantReader,
  text,
  userKey,
} from '../dynamo';
import type { ChannelId, UserId } from '../ids';
import { fromProfileItem, toProfileItem } from '../profiles/profile-item';
import { newProfile } from '../profiles/profiles-contract';
import { StoreError } from '../store-error';
import { playedItems } from '../turns/played-items';
import { moveRun, settleMove } from './move-run';
import { type Ballot, NewerPartyError, type PartiesStore, type Party } from './parties-contract';

const BALLOT_DAYS = 90;

const MOST_JOINED = 100;

export function createPartiesStore(table: Table): PartiesStore {
  const putParty: PartiesStore['putParty'] = async (party, signal) => {
    if (!(await listNewMembers(table, party, signal))) return 'conflict';
    return putRevised(table, toPartyItem(party), party.unread, signal);
  };
  return {
    async loadParty(channel, signal) {
      const item = await table.get(channelKey(channel), PARTY, signal);
      return item && fromPartyItem(channel, item);
    },

    async loadPartyAndProfile(channel, user, signal) {
      const keys = [
        { PK: channelKey(channel), SK: PARTY },
        { PK: userKey(user), SK: PROFILE },
      ];
      const [party, profile] = await table.getMany(keys, signal, { consistent: true });
      return {
        party: party ? fromPartyItem(channel, party) : null,
        profile: profile ? fromProfileItem(user, profile) : null,
      };
    },

    putParty,
    moveRun: (move, signal) => moveRun(table, putParty, move, signal),
    settleMove: (run, signal) => settleMove(table, run, signal),

    async loadJoinedParties(user, signal) {
      const pointers = await table.query(userKey(user), PARTY_PREFIX, signal);
      const channels = pointers.map(({ SK }) => SK.slice(PARTY_PREFIX.length)).slice(0, MOST_JOINED);
      if (channels.length === 0) return [];
      const keys = channels.map((channel) => ({ PK: channelKey(channel), SK: PARTY }));
      const items = await table.getMany(keys, signal, { consistent: true });
      const found = items.flatMap((item, at) => (item ? [{ item, channel: channels[at] as ChannelId }] : []));
      return parseReadable(found, ({ item, channel }) => fromPartyItem(channel, item));
    },

    async putBallot(ballot, signal) {
      await Promise.all(playedItems(ballot.run, ballot.user).map((item) => table.put(item, null, signal)));
      await table.put(toBallotItem(ballot), null, signal);
      await withdrawErased(table, ballot, signal);
    },

    async loadBallots(run, version, signal) {
      const items = await table.query(runKey(run), ballotPrefix(version), signal);
      return parseReadable(items, (item) => fromBallotItem(run, item));
    },
  };
}

/** Resolves with `false` if the stored party has another revision. */
async function listNewMembers(table: Table, party: Party, signal: AbortSignal | undefined): Promise<boolean> {
  const stored = await table.get(channelKey(party.channel), PARTY, signal);
  const expected = party.revision - 1;
  const revision = stored ? readOr(expected, () => number(stored.rev)) : 0;
  if (revision !== expected) return false;
  const before = new Set<string>(readOr([], () => ids(stored?.members)));
  const joining = party.members.filter((user) => !before.has(user));
  await Promise.all(
    joining.flatMap((user) => [
      table.put({ PK: userKey(user), SK: joinedSort(party.channel) }, null, signal),
      table.put(toProfileItem({ ...newProfile(user), revision: 1 }), 'absent', signal),
    ]),
  );
  return true;
}

async function withdrawErased(
  table: Table,
  { run, version, user }: Ballot,
  signal: AbortSignal | undefined,
): Promise<void> {
  if (isFollowed(await table.get(userKey(user), playedSort(run), signal))) return;
  await Promise.all(
    [ballotSort(version, user), playerSort(user)].map((sort) => table.remove(runKey(run), sort, signal)),
  );
}

const toPartyItem = (party: Party): Item => ({
  PK: channelKey(party.channel),
  SK: PARTY,
  rev: party.revision,
  run: party.run ?? '',
  mode: party.mode,
  holder: party.holder,
  heldSince: party.holderSince,
  members: party.members.join(' '),
  ...looksAttribute(party),
  ...party.display,
  ...(party.stories === false && { stories: 0 }),
  ...lastWritesAttribute(party.lastWrites),
});

function fromPartyItem(channel: string, item: Item): Party {
  const from = new TolerantReader(item);
  const run = from.read('run', text, '') || null;
  const members = from.read('members', ids, []);
  if (isUnknownName(PARTY_MODES, item.mode)) throw new NewerPartyError({ channel, run, members });
  const party: Party = {
    channel,
    revision: from.read('rev', number, 1),
    run,
    mode: from.read('mode', (mode) => oneOf(PARTY_MODES, mode), 'owner'),
    holder: from.read('holder', text, members[0] ?? ''),
    holderSince: from.read('heldSince', number, 0),
    members,
    ...looksOf(item, from),
    ...displayOf(item, from),
    ...(item.stories === 0 && { stories: false as const }),
    ...readLastWrites(from),
  };
  return { ...party, ...from.unread(toPartyItem(party)) };
}

/** Leaves out former members, because they may have been erased. */
function looksAttribute({ members, crests = {}, titles = {} }: Party): { crests?: string } {
  const words = members.flatMap((user) => {
    const [crest, title] = [crests[user], titles[user]];
    const { emblem, colour } = crest ?? { emblem: '-', colour: '-' };
    return crest || title ? [[user, emblem, colour, ...(title ? [title] : [])].join(':')] : [];
  });
  return words.length > 0 ? { crests: words.join(' ') } : {};
}

function looksOf(item: Item, from: TolerantReader): Pick<Party, 'crests' | 'titles'> {
  if (item.crests === undefined) return {};
  const crests: Record<UserId, Crest> = {};
  const titles: Record<UserId, Title> = {};
  for (const word of from.read('crests', ids, [])) {
    const [user = '', emblemName, colourName, titleName] = word.split(':');
    const emblem = EMBLEMS.find((one) => one === emblemName);
    const colour = EMBLEM_COLOURS.find((one) => one === colourName);
    const title = TITLES.find((one) => one === titleName);
    if (emblem && colour) crests[user] = { emblem, colour };
    if (title) titles[user] = title;
  }
  return { crests, ...(Object.keys(titles).length > 0 ? { titles } : {}) };
}

function displayOf(item: Item, from: TolerantReader): Pick<Party, 'display'> {
  if (item.language === undefined) return {};
  const language = from.read('language', text, 'auto');
  const palette = from.read('palette', (value) => oneOf(PALETTES, value), 'standard');
  const layout = from.read('layout', (value) => oneOf(LAYOUTS, value), 'compact');
  const directions = from.read('directions', (value = 'closed') => oneOf(PARTY_DIRECTIONS, value), 'closed');
  const advice = from.read('advice', (value = 'on') => oneOf(PARTY_ADVICE, value), 'on');
  return { display: { language, palette, layout, directions, advice } };
}

function toBallotItem({ run, version, user, action, interactions, now }: Ballot): Item {
  return {
    PK: runKey(run),
    SK: ballotSort(version, user),
    v: version,
    user,
    action: encodeAction(action),
    interactions: interactions.join(' '),
    now,
    ...expiringAfter(BALLOT_DAYS, now),
  };
}

function fromBallotItem(run: string, item: Item): Ballot {
  const [entry] = decodeLog(bytes(item.action));
  if (!entry || entry.input.kind === 'back') throw new StoreError('unreadable');
  const interactions = text(item.interactions).split(' ');
  const { user, now } = item;
  return { run, version: number(item.v), user: text(user), action: entry.input, interactions, now: number(now) };
}
