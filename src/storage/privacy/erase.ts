import { decodeRecent, encodeRecent } from '../codec/recent';
import { type Home, type RunId, StoreError, type UserId } from '../contract';
import { bytes, number, people, text } from '../dynamo/fields';
import {
  BALLOT_PREFIX,
  channelKey,
  guildKey,
  LOG_PREFIX,
  NOBODY,
  PARTY,
  PROFILE,
  partySort,
  playedSort,
  runKey,
  SHARED_PREFIX,
  STATE,
  shareSort,
  userKey,
} from '../dynamo/keys';
import type { Item, Table } from '../dynamo/table';
import { scoreKey } from '../leaderboards/keys';
import { rewriteState } from '../turns/rewrite-state';
import { homeText } from '../turns/state-item';
import { asItIs } from './forget-erased';
import { namedUnder } from './items-naming-user';

/** How often a change is tried that others keep getting ahead of. */
const ROUNDS = 5;

/** Takes away everything about a player, as the contract says. What leads to the rest goes last. */
export async function eraseUser(table: Table, user: UserId, home: Home | null, signal?: AbortSignal): Promise<void> {
  const { runs, played, channels } = await namedUnder(table, user, home, signal);
  for (const run of runs) {
    await eraseRun(table, run, signal);
    await dropPointers(table, user, run, signal);
    await table.remove(userKey(user), runKey(run), signal);
  }
  for (const run of played) await leaveRun(table, run, user, home, signal);
  for (const channel of channels) await leaveParty(table, channel, user, home, signal);
  if (home !== null) return;
  const rest = await table.query(userKey(user), '', signal);
  for (const { PK, SK } of rest) if (SK !== PROFILE) await table.remove(PK, SK, signal);
  await table.remove(userKey(user), PROFILE, signal);
}

/** The state goes early: from then on nobody can commit a turn, and who enters the run in the books takes it back. */
export async function eraseRun(table: Table, run: RunId, signal?: AbortSignal): Promise<void> {
  const state = await table.get(runKey(run), STATE, signal);
  const [kind, guild = ''] = state ? text(state.home).split('#') : [];
  const unlist = async () => {
    if (kind === 'guild') await table.remove(guildKey(guild), runKey(run), signal);
  };
  // Before the state, which alone leads there, and after, when nobody lists the run any more.
  await unlist();
  await table.remove(runKey(run), STATE, signal);
  await unlist();
  const items = [...(await table.query(runKey(run), '', signal)), ...(await table.query(scoreKey(run), '', signal))];
  for (const { SK } of items) {
    if (!SK.startsWith(SHARED_PREFIX)) continue;
    const [channel = '', v] = SK.slice(SHARED_PREFIX.length).split('#');
    await table.remove(channelKey(channel), shareSort(run, v === undefined ? null : Number(v)), signal);
  }
  await Promise.all(items.map(({ PK, SK }) => table.remove(PK, SK, signal)));
}

/** A profile that is kept must not lead to what is gone. */
async function dropPointers(table: Table, user: UserId, run: RunId, signal?: AbortSignal): Promise<void> {
  await changed(table, userKey(user), PROFILE, signal, (item) => {
    const aside = people(item.aside).filter((other) => other !== run);
    const activeRun = item.activeRun === run ? '' : text(item.activeRun);
    const hint = people(item.hint).includes(run) ? '' : text(item.hint ?? '');
    return { ...item, rev: number(item.rev) + 1, activeRun, aside: aside.join(' '), hint };
  });
}

/** What was done in another's run stays done, by nobody in particular. */
async function leaveRun(
  table: Table,
  run: RunId,
  user: UserId,
  home: Home | null,
  signal?: AbortSignal,
): Promise<void> {
  const state = await table.get(runKey(run), STATE, signal);
  if (state && home && state.home !== homeText(home)) return;
  const ballots = await table.query(runKey(run), BALLOT_PREFIX, signal);
  for (const { PK, SK, user: voter } of ballots) if (voter === user) await table.remove(PK, SK, signal);
  await rewriteState(table, run, signal, (item) => ({
    ...item,
    people: withoutName(item, user),
    recent: encodeRecent(
      decodeRecent(bytes(item.recent)).map((entry) => (entry.by === user ? { ...entry, by: NOBODY } : entry)),
    ),
  }));
  const chunks = await table.query(runKey(run), LOG_PREFIX, signal);
  for (const item of chunks) {
    if (!people(item.people).includes(user)) continue;
    await table.put({ ...item, people: withoutName(item, user) }, asItIs(item), signal);
  }
  await table.remove(userKey(user), playedSort(run), signal);
}

/** Places in the list are what the log counts on, so they stay. */
const withoutName = (item: Item, user: UserId): string =>
  people(item.people)
    .map((name) => (name === user ? NOBODY : name))
    .join(' ');

async function leaveParty(
  table: Table,
  channel: string,
  user: UserId,
  home: Home | null,
  signal?: AbortSignal,
): Promise<void> {
  const party = await table.get(channelKey(channel), PARTY, signal);
  const run = party?.run ? await table.get(runKey(text(party.run)), STATE, signal) : null;
  if (home && run?.home !== homeText(home)) return;
  await changed(table, channelKey(channel), PARTY, signal, (item) => {
    const members = people(item.members).filter((member) => member !== user);
    const holder = item.holder === user ? (members[0] ?? NOBODY) : text(item.holder);
    return { ...item, rev: number(item.rev) + 1, holder, members: members.join(' ') };
  });
  await table.remove(userKey(user), partySort(channel), signal);
}

/** Changes an item, if there is one, on the condition that its count of changes is still what it was. */
async function changed(
  table: Table,
  pk: string,
  sk: string,
  signal: AbortSignal | undefined,
  change: (item: Item) => Item,
): Promise<void> {
  for (let round = 1; round <= ROUNDS; round++) {
    const item = await table.get(pk, sk, signal);
    if (!item) return;
    if (await table.put(change(item), { attribute: 'rev', equals: number(item.rev) }, signal)) return;
  }
  throw new StoreError('unavailable');
}
