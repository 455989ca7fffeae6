import { decodeGame, decodeLevel, decodeLog, decodeRecent } from '../codec';
import type { ExportedItem, LoggedInput, PrivacyStore, RunId, UserId } from '../contract';
import {
  type Attribute,
  BALLOT_PREFIX,
  bytes,
  channelKey,
  type Item,
  ids,
  LEVEL_PREFIX,
  LOG_PREFIX,
  PARTY,
  readOr,
  resultsKey,
  runKey,
  STATE,
  type Table,
  UnknownAttribute,
  userKey,
} from '../dynamo';
import { eraseRun, eraseUser } from './erase';
import { removeExpired } from './expired';
import { type DataSubject, findPersonalItems, isElsewhere } from './personal-items';

/** Export and erasure over any table, as the contract says. */
export function createPrivacyStore(table: Table): PrivacyStore {
  return {
    exportUser: (user, home, signal) => exportUser(table, { user, home, signal }),
    eraseUser: (user, home, now, signal) => eraseUser(table, { user, home, signal }, now),
    eraseRun: (run, signal) => eraseRun(table, run, signal),
    removeExpired: (image, now, signal) => removeExpired(table, image, now, signal),
  };
}

/** Items come as they are stored, but unpacked. */
async function exportUser(table: Table, subject: DataSubject): Promise<ExportedItem[]> {
  const { user, home, signal } = subject;
  const { runs, played, channels } = await findPersonalItems(table, subject);
  const listed = home === null ? await table.query(userKey(user), '', signal) : [];
  const own = await Promise.all(
    runs.map(async (run) => [
      ...(await table.query(runKey(run), '', signal)),
      ...(await table.query(resultsKey(run), '', signal)),
    ]),
  );
  const inputs = await Promise.all(played.map((run) => exportInputs(table, run, subject)));
  const parties = await Promise.all(channels.map((channel) => table.get(channelKey(channel), PARTY, signal)));
  const joined = parties.flatMap((party) =>
    party && readOr([] as string[], () => ids(party.members)).includes(user) ? [toMembership(party)] : [],
  );
  return [...[...listed, ...own.flat()].map(unpack), ...inputs.flat(), ...(home === null ? joined : [])];
}

/** The membership alone: who else is a member is not part of a user's data. */
const toMembership = ({ PK, SK }: Item): ExportedItem => ({ PK, SK, member: true });

/** A user's inputs and ballots in a run of somebody else's. */
async function exportInputs(table: Table, run: RunId, { user, home, signal }: DataSubject): Promise<ExportedItem[]> {
  const state = await table.get(runKey(run), STATE, signal);
  if (!state || isElsewhere(state, home)) return [];
  const logs = [...(await table.query(runKey(run), LOG_PREFIX, signal)), state];
  const ballots = await table.query(runKey(run), BALLOT_PREFIX, signal);
  const inputs = logs.map((item) => readOr(null, () => inputsOf(item, user)));
  return [
    // A log that cannot be read is marked only: what is in it is of others too.
    {
      PK: runKey(run),
      SK: LOG_PREFIX,
      by: user,
      actions: inputs.flatMap<object>((some) => some ?? [{ unreadable: true }]),
    },
    ...ballots.filter(({ SK }) => SK.endsWith(`#${user}`)).map(unpack),
  ];
}

function inputsOf(item: Item, user: UserId): LoggedInput[] {
  const player = ids(item.people).indexOf(user);
  return decodeLog(bytes(item.log)).flatMap((entry) => (player >= 0 && entry.player === player ? [entry.input] : []));
}

function unpack(item: Item): ExportedItem {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, unpackAttribute(item, name, value)]));
}

/** What cannot be unpacked comes as its bytes or, if it is of a kind never written, as DynamoDB notes it. */
function unpackAttribute(item: Item, name: string, value: Attribute): unknown {
  if (value instanceof UnknownAttribute) return unreadable(Buffer.from(JSON.stringify(value.stored)));
  if (!(value instanceof Uint8Array)) return value;
  return readOr(unreadable(value), () => unpackBytes(item, name, value));
}

const unreadable = (value: Uint8Array) => ({ unreadable: true, base64: Buffer.from(value).toString('base64') });

function unpackBytes({ SK }: Item, name: string, value: Uint8Array): unknown {
  if (name === 'state') return SK.startsWith(LEVEL_PREFIX) ? decodeLevel(value) : decodeGame(value);
  if (name === 'recent' || name === 'votes') return decodeRecent(value);
  // The name that files exported earlier have.
  return decodeLog(value).map(({ input, player }) => ({ input, taker: player }));
}
