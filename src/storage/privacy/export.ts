import { lineKey, usersIn, withReplaced } from '../admin/audit';
import { decodeGame, decodeLevel, decodeLog, decodeRecent } from '../codec';
import {
  type Attribute,
  BALLOT_PREFIX,
  bytes,
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
  STATE,
  type Table,
  toAudited,
  UnknownAttribute,
  userKey,
} from '../dynamo';
import type { ChannelId, RunId, UserId } from '../ids';
import type { RecentInteraction } from '../recent-interaction';
import { StoreError } from '../store-error';
import { ERASED } from '../turns/run-attributes';
import { referredSnapshot, type Snapshot } from '../turns/snapshots';
import { decodeNotes, withNotesBeside } from '../turns/state-notes';
import { hideOpenDaily, openUntil } from './hide-open-daily';
import { type DataSubject, findPersonalItems, isElsewhere } from './personal-items';
import type { ExportedItem } from './privacy-contract';

/**
 * Every item that an erasure of the same user would remove or change, unpacked. Of an item that is not theirs alone it
 * has their part; others stand in it as somebody who was erased does. What tells of the dungeon of a day is left out
 * until that is over at `now`, in milliseconds since 1970.
 */
export async function exportUser(table: Table, subject: DataSubject, now: number): Promise<ExportedItem[]> {
  const { items, runs, played, channels, audited } = await findPersonalItems(table, subject);
  const inRuns = await Promise.all(played.map((run) => exportPlayed(table, run, subject)));
  const parties = await Promise.all(channels.map((channel) => exportMembership(table, channel, subject)));
  const own = await Promise.all(runs.map((run) => exportRun(table, run, subject, now)));
  const lines = await Promise.all(audited.map((pointer) => exportAudit(table, pointer, subject)));
  const kept = items.map((item) => hideOpenDaily(unpack(item), openUntil(item, now)));
  return [...kept, ...own.flat(), ...inRuns.flat(), ...parties.flat(), ...lines.flat()];
}

/** A run of the user's own, in which others may have played. */
async function exportRun(
  table: Table,
  run: RunId,
  { user, signal }: DataSubject,
  now: number,
): Promise<ExportedItem[]> {
  const items = await table.query(runKey(run), '', signal);
  const results = await table.query(resultsKey(run), '', signal);
  const own = items
    .filter((item) => !isOfOthers(item, user))
    .map((item) => withoutOthers(unpackState(item, items), user));
  const until = openUntil(
    items.find(({ SK }) => SK === STATE),
    now,
  );
  return [
    ...own.map((item) => hideOpenDaily(item, until)),
    ...results.map((item) => hideOpenDaily(unpack(item), openUntil(item, now))),
  ];
}

/** An item of a run: its state may take a snapshot to read, and cannot be read where that cannot. */
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

/** Whether an item of a run is about somebody else alone. */
function isOfOthers(item: Item, user: UserId): boolean {
  const { SK } = item;
  if (SK.startsWith(BALLOT_PREFIX)) return !isBallotOf(item, user);
  return SK.startsWith(PLAYER_PREFIX) ? SK !== playerSort(user) : SK.startsWith(FORKED_PREFIX);
}

/** Attributes of runs that name players. What of them cannot be read is marked only: its bytes may name others. */
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

/** What the user did in a run of somebody else's. */
async function exportPlayed(table: Table, run: RunId, { user, home, signal }: DataSubject): Promise<ExportedItem[]> {
  const state = await table.get(runKey(run), STATE, signal);
  if (state && isElsewhere(state, home)) return [];
  // A run of their own, in which they voted, is exported as theirs as a whole.
  const items = state?.owner === user ? [] : await table.query(runKey(run), '', signal);
  const parts = items.flatMap((item) => {
    if (item.SK === playerSort(user) || isBallotOf(item, user)) return [unpack(item)];
    return item.SK === STATE || item.SK.startsWith(LOG_PREFIX) ? exportPart(item, items, user) : [];
  });
  return home === null ? parts : [{ PK: userKey(user), SK: playedSort(run) }, ...parts];
}

/**
 * The user's part of a log, if they have any; one that cannot be read is marked only, as others have parts of it too.
 */
function exportPart(stored: Item, items: readonly Item[], user: UserId): ExportedItem[] {
  const { PK, SK } = stored;
  return readOr([{ PK, SK, by: user, unreadable: true }], () => {
    const item = withNotesBeside(stored, snapshotOf(stored, items));
    const player = ids(item.people).indexOf(user);
    const actions = decodeLog(bytes(item.log)).flatMap((entry) =>
      player >= 0 && entry.player === player ? [entry.input] : [],
    );
    const interactions = [item.recent, item.votes].flatMap((recent) =>
      recent === undefined ? [] : decodeRecent(bytes(recent)).filter(({ by }) => by === user),
    );
    return player >= 0 || interactions.length > 0 ? [{ PK, SK, by: user, actions, interactions }] : [];
  });
}

/** The membership alone: who else is a member is not part of a user's data. */
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
  const torch = party?.holder === user;
  return party && (member || torch) ? [...joined, { PK: party.PK, SK: party.SK, member, torch }] : joined;
}

/** An audit line as far as it is about the user; one that cannot be read is marked only, as it may name others. */
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

/** What cannot be unpacked comes as its bytes or, if it is of a kind never written, as DynamoDB notes it. */
function unpackAttribute(item: Item, name: string, value: Attribute): unknown {
  if (value instanceof UnknownAttribute) return unreadable(Buffer.from(JSON.stringify(value.stored)));
  if (!(value instanceof Uint8Array)) return value;
  return readOr(unreadable(value), () => unpackBytes(item, name, value));
}

const unreadable = (value: Uint8Array) => ({ unreadable: true, base64: Buffer.from(value).toString('base64') });

/** Attributes of runs and ballots that hold inputs. */
const LOGS = ['log', 'tail', 'action'];

/** Throws at what cannot be unpacked: damage, and what only a later build knows. */
function unpackBytes(item: Item, name: string, value: Uint8Array): unknown {
  const { SK } = item;
  if (name === 'notes') return unpack({ PK: item.PK, SK, ...decodeNotes(value) });
  if (name === 'state') return SK.startsWith(LEVEL_PREFIX) ? decodeLevel(value) : decodeGame(value);
  if (name === 'recent' || name === 'votes') return decodeRecent(value);
  if (!LOGS.includes(name)) throw new StoreError('newer');
  // The name that files exported earlier have.
  return decodeLog(value).map(({ input, player }) => ({ input, taker: player }));
}
