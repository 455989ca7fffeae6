import { lineKey, usersIn, withReplaced } from '../admin/audit';
import { decodeGame, decodeLevel, decodeLog, decodeRecent } from '../codec';
import {
  type Attribute,
  BALLOT_PREFIX,
  bytes,
  CHECKPOINT_PREFIX,
  channelKey,
  FORKED_PREFIX,
  type Item,
  ids,
  joinedSort,
  LEVEL_PREFIX,
  LOG_PREFIX,
  PARTY,
  PLAYER_PREFIX,
  playedSort,
  playerSort,
  readOr,
  readText,
  resultsKey,
  runKey,
  SNAPSHOT_PREFIX,
  STATE,
  type Table,
  texts,
  toAudited,
  UnknownAttribute,
  userKey,
} from '../dynamo';
import type { ChannelId, RunId, UserId } from '../ids';
import { memberField } from '../last-writes';
import { withoutFounder } from '../leaderboards/result-item';
import type { RecentInteraction } from '../recent-interaction';
import { StoreError } from '../store-error';
import { isFounder } from '../turns/hero-name';
import { ERASED } from '../turns/run-attributes';
import { referredSnapshot, type Snapshot } from '../turns/snapshots';
import { decodeNotes, withNotesBeside } from '../turns/state-notes';
import { hideOpenDaily, openUntil } from './hide-open-daily';
import { type DataSubject, findPersonalItems, isElsewhere, isOfAnother } from './personal-items';
import type { ExportedItem } from './privacy-contract';

/** Hides other users' ids and the content of open daily dungeons. */
export async function exportUser(table: Table, subject: DataSubject, now: number): Promise<ExportedItem[]> {
  const { items, runs, played, channels, audited } = await findPersonalItems(table, subject);
  const inRuns = await Promise.all(played.map((run) => exportPlayed(table, run, subject)));
  const parties = await Promise.all(channels.map((channel) => exportMembership(table, channel, subject)));
  const own = await Promise.all(runs.map((run) => exportRun(table, run, subject, now)));
  const lines = await Promise.all(audited.map((pointer) => exportAudit(table, pointer, subject)));
  const kept = items.map((item) => hideOpenDaily(unpack(item), openUntil(item, now)));
  return [...kept, ...own.flat(), ...inRuns.flat(), ...parties.flat(), ...lines.flat()];
}

async function exportRun(table: Table, run: RunId, subject: DataSubject, now: number): Promise<ExportedItem[]> {
  const { user, signal } = subject;
  const items = await table.query(runKey(run), '', signal);
  const results = await table.query(resultsKey(run), '', signal);
  const state = items.find(({ SK }) => SK === STATE);
  const [result] = results;
  if (state ? await isOfAnother(table, { run, state }, subject) : result && readText(result.owner) !== user) return [];
  const own = items
    .filter((item) => !isOfOthers(item, user))
    .map((item) => withoutOthers(unpackState(item, items), user));
  const until = openUntil(
    items.find(({ SK }) => SK === STATE),
    now,
  );
  return [
    ...own.map((item) => hideOpenDaily(item, until)),
    ...results.map((item) => hideOpenDaily(unpack(withoutFounder(item)), openUntil(item, now))),
  ];
}

function unpackState(item: Item, items: readonly Item[]): ExportedItem {
  const snapshot = snapshotOf(item, items);
  return unpack(
    readOr(item, () => withNotesBeside(item, snapshot)),
    snapshot,
  );
}

const snapshotOf = (item: Item, items: readonly Item[]): Snapshot | null =>
  item.SK === STATE ? readOr(null, () => referredSnapshot(item, items)) : null;

const isBallotOf = ({ SK }: Item, user: UserId): boolean => SK.startsWith(BALLOT_PREFIX) && SK.endsWith(`#${user}`);

function isOfOthers(item: Item, user: UserId): boolean {
  const { SK } = item;
  if (SK.startsWith(BALLOT_PREFIX)) return !isBallotOf(item, user);
  return SK.startsWith(PLAYER_PREFIX) ? SK !== playerSort(user) : SK.startsWith(FORKED_PREFIX);
}

/** Unreadable values may name other users. */
const NAMING = ['people', 'recent', 'votes'] as const;

function withoutOthers(item: ExportedItem, user: UserId): ExportedItem {
  const hide = (id: string): string => (id === user ? id : ERASED);
  const hidden = { ...item };
  for (const name of NAMING.filter((each) => item[each] !== undefined)) {
    const value = item[name];
    if (name === 'people' && typeof value === 'string') hidden[name] = ids(value).map(hide).join(' ');
    else if (name !== 'people' && Array.isArray(value)) hidden[name] = value.map((entry) => hideSender(entry, hide));
    else hidden[name] = { unreadable: true };
  }
  return hidden;
}

const hideSender = (entry: RecentInteraction, hide: (id: string) => string): RecentInteraction =>
  entry.by === undefined ? entry : { ...entry, by: hide(entry.by) };

async function exportPlayed(table: Table, run: RunId, { user, home, signal }: DataSubject): Promise<ExportedItem[]> {
  const state = await table.get(runKey(run), STATE, signal);
  if (state && isElsewhere(state, home)) return [];
  const items = state?.owner === user ? [] : await table.query(runKey(run), '', signal);
  const player: Player = { user, founded: state !== null && isFounder(state, user) };
  const parts = items.flatMap((item) => {
    if (item.SK === playerSort(user) || isBallotOf(item, user)) return [unpack(item)];
    if (player.founded && COPIES.some((prefix) => item.SK.startsWith(prefix))) return [exportName(item)];
    return item.SK === STATE || item.SK.startsWith(LOG_PREFIX) ? exportPart(item, items, player) : [];
  });
  const results = player.founded ? await table.query(resultsKey(run), '', signal) : [];
  parts.push(...results.map(({ PK, SK, heroName }) => ({ PK, SK, heroName })));
  return home === null ? parts : [{ PK: userKey(user), SK: playedSort(run) }, ...parts];
}

const COPIES = [SNAPSHOT_PREFIX, CHECKPOINT_PREFIX];

const exportName = ({ PK, SK, state }: Item): ExportedItem => ({
  PK,
  SK,
  heroName: readOr(null, () => decodeGame(bytes(state)).heroName),
});

interface Player {
  user: UserId;
  founded: boolean;
}

/** Hides unreadable bytes, because they may name other users. */
function exportPart(stored: Item, items: readonly Item[], { user, founded }: Player): ExportedItem[] {
  const { PK, SK } = stored;
  return readOr([{ PK, SK, by: user, unreadable: true }], () => {
    const snapshot = snapshotOf(stored, items);
    const item = withNotesBeside(stored, snapshot);
    const place = ids(item.people).indexOf(user);
    const isTheirs = (player: number | null) => (player === null ? founded : player === place);
    const actions = decodeLog(bytes(item.log)).flatMap(({ input, player }) => (isTheirs(player) ? [input] : []));
    const interactions = [item.recent, item.votes].flatMap((recent) =>
      recent === undefined
        ? []
        : decodeRecent(bytes(recent)).filter(({ by }) => (by === undefined ? founded : by === user)),
    );
    const part = { PK, SK, by: user, actions, interactions };
    if (!founded) return place >= 0 || interactions.length > 0 ? [part] : [];
    return [{ ...part, heroName: decodeGame(bytes(item.state), snapshot?.unpacked).heroName }];
  });
}

async function exportMembership(
  table: Table,
  channel: ChannelId,
  { user, home, signal }: DataSubject,
): Promise<ExportedItem[]> {
  const party = await table.get(channelKey(channel), PARTY, signal);
  const played = readText(party?.run);
  const run = played ? await table.get(runKey(played), STATE, signal) : null;
  if (run && isElsewhere(run, home)) return [];
  const joined = home === null ? [] : [{ PK: userKey(user), SK: joinedSort(channel) }];
  const member = readOr(false, () => ids(party?.members).includes(user));
  const isHolder = party?.holder === user;
  const changedBy = readOr(undefined, () => texts(party?.lastWrites)[memberField(user)]);
  if (!party || !(member || isHolder || changedBy !== undefined)) return joined;
  const changed = changedBy === undefined ? {} : { changedBy };
  const borne = readOr(undefined, () => ids(party.crests).find((word) => word.startsWith(`${user}:`)));
  const crest = borne === undefined ? {} : { crest: borne.slice(user.length + 1) };
  return [...joined, { PK: party.PK, SK: party.SK, member, torch: isHolder, ...changed, ...crest }];
}

async function exportAudit(table: Table, pointer: Item, { user, signal }: DataSubject): Promise<ExportedItem[]> {
  const key = lineKey(toAudited(pointer.SK));
  const line = await table.get(key.PK, key.SK, signal);
  if (!line) return [];
  return readOr([{ ...key, unreadable: true }], () => {
    const others = usersIn(line).filter((id) => id !== user);
    return [unpack(others.reduce((item, id) => withReplaced(item, id, ERASED), line))];
  });
}

function unpack(item: Item, snapshot: Snapshot | null = null): ExportedItem {
  const unpacked = ([name, value]: [string, Attribute]) => [
    name,
    name === 'state' && snapshot ? unpackDelta(value, snapshot) : unpackAttribute(item, name, value),
  ];
  return Object.fromEntries(Object.entries(item).map(unpacked));
}

const unpackDelta = (value: Attribute, { unpacked }: Snapshot): unknown => {
  const packed = bytes(value);
  return readOr(unreadable(packed), () => decodeGame(packed, unpacked));
};

function unpackAttribute(item: Item, name: string, value: Attribute): unknown {
  if (value instanceof UnknownAttribute) return unreadable(Buffer.from(JSON.stringify(value.stored)));
  if (!(value instanceof Uint8Array)) return value;
  return readOr(unreadable(value), () => unpackBytes(item, name, value));
}

const unreadable = (value: Uint8Array) => ({ unreadable: true, base64: Buffer.from(value).toString('base64') });

const LOGS = ['log', 'tail', 'action'];

function unpackBytes(item: Item, name: string, value: Uint8Array): unknown {
  const { SK } = item;
  if (name === 'notes') return unpack({ PK: item.PK, SK, ...decodeNotes(value) });
  if (name === 'state') return SK.startsWith(LEVEL_PREFIX) ? decodeLevel(value) : decodeGame(value);
  if (name === 'recent' || name === 'votes') return decodeRecent(value);
  if (!LOGS.includes(name)) throw new StoreError('newer');
  // Earlier exports used the name `taker`.
  return decodeLog(value).map(({ input, player }) => ({ input, taker: player }));
}
