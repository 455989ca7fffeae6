import { decodeLog } from '../codec/actions';
import { decodeRecent } from '../codec/recent';
import { decodeGame, decodeLevel } from '../codec/save';
import type { ExportedItem, Home, UserId } from '../contract';
import { bytes, people } from '../dynamo/fields';
import { BALLOT_PREFIX, channelKey, LEVEL_PREFIX, LOG_PREFIX, PARTY, runKey, STATE, userKey } from '../dynamo/keys';
import type { Attribute, Item, Table } from '../dynamo/table';
import { scoreKey } from '../leaderboards/keys';
import { homeText } from '../turns/state-item';
import { namedUnder } from './items-naming-user';

/** Everything stored about a player, as the contract says. Items come as they stand, but unpacked. */
export async function exportUser(
  table: Table,
  user: UserId,
  home: Home | null,
  signal?: AbortSignal,
): Promise<ExportedItem[]> {
  const named = await namedUnder(table, user, home, signal);
  const profile = home === null ? await table.query(userKey(user), '', signal) : [];
  const own = await Promise.all(
    named.runs.map(async (run) => [
      ...(await table.query(runKey(run), '', signal)),
      ...(await table.query(scoreKey(run), '', signal)),
    ]),
  );
  const played = await Promise.all(named.played.map((run) => playedIn(table, run, user, home, signal)));
  const parties = await Promise.all(named.channels.map((channel) => table.get(channelKey(channel), PARTY, signal)));
  const joined = parties.flatMap((party) => (party && people(party.members).includes(user) ? [membership(party)] : []));
  return [...[...profile, ...own.flat()].map(unpacked), ...played.flat(), ...(home === null ? joined : [])];
}

/** Who else is a member is nobody's business. */
const membership = ({ PK, SK }: Item): ExportedItem => ({ PK, SK, member: true });

/** What the player did in a run of somebody else's. */
async function playedIn(
  table: Table,
  run: string,
  user: UserId,
  home: Home | null,
  signal?: AbortSignal,
): Promise<ExportedItem[]> {
  const state = await table.get(runKey(run), STATE, signal);
  if (!state || (home && state.home !== homeText(home))) return [];
  const logs = [...(await table.query(runKey(run), LOG_PREFIX, signal)), state];
  const ballots = await table.query(runKey(run), BALLOT_PREFIX, signal);
  const taken = logs.flatMap((item) => {
    const taker = people(item.people).indexOf(user);
    return decodeLog(bytes(item.log)).flatMap((entry) => (taker >= 0 && entry.taker === taker ? [entry.input] : []));
  });
  return [
    { PK: runKey(run), SK: LOG_PREFIX, by: user, actions: taken },
    ...ballots.filter((item) => item.user === user).map(unpacked),
  ];
}

function unpacked(item: Item): ExportedItem {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, readableValue(item, name, value)]));
}

function readableValue({ SK }: Item, name: string, value: Attribute): unknown {
  if (!(value instanceof Uint8Array)) return value;
  if (name === 'state') return SK.startsWith(LEVEL_PREFIX) ? decodeLevel(value) : decodeGame(value);
  if (name === 'recent') return decodeRecent(value);
  return decodeLog(value);
}
