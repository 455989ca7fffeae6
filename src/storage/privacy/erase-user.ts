import { replaceInAudit } from '../admin/audit';
import { decodeRecent, encodeRecent } from '../codec';
import type { ChannelId, RunId, UserId } from '../contract';
import { markTryUsed } from '../dailies/used-try';
import {
  type Attribute,
  BALLOT_PREFIX,
  bytes,
  changeItem,
  channelKey,
  claimSort,
  type Item,
  ids,
  joinedSort,
  LOG_PREFIX,
  MEANT_PREFIX,
  PARTY,
  PROFILE,
  playedSort,
  playerSort,
  readOr,
  runKey,
  STATE,
  type Table,
  text,
  userKey,
} from '../dynamo';
import { withdrawBest } from '../leaderboards/best-results';
import { chunkExists } from '../turns/log-chunks';
import { rewriteState } from '../turns/rewrite-state';
import { ERASED, homeText } from '../turns/run-attributes';
import { eraseRun } from './erase-run';
import { type DataSubject, findPersonalItems, isElsewhere } from './personal-items';
import { newPseudonym } from './pseudonym';
import { removeCopies, removeFromProfile } from './remove-from-profile';

/**
 * Erases everything about a user, as the contract says. Items that lead to others go last, so that an erasure cut short
 * finds the rest when it is called again.
 */
export async function eraseUser(table: Table, subject: DataSubject, now: number): Promise<void> {
  const { user, home, signal } = subject;
  const { items, runs, played, channels, claims, audited } = await findPersonalItems(table, subject);
  for (const daily of claims) {
    await markTryUsed(table, user, daily, { now, signal });
    await table.remove(userKey(user), claimSort(daily), signal);
  }
  // All at once, so that none of the runs comes back as the next best of another.
  await withdrawBest(table, user, (item) => home === null || item.home === homeText(home), signal);
  const alias = newPseudonym();
  for (const pointer of audited) await replaceInAudit(table, pointer, { id: user, alias }, signal);
  // Before the runs, for a party is of the server where its run began.
  for (const channel of channels) await eraseFromParty(table, channel, subject);
  for (const run of runs) {
    await eraseRun(table, run, { foundBy: user, signal });
    await table.remove(userKey(user), runKey(run), signal);
  }
  for (const run of played) await eraseFromRun(table, run, subject);
  if (home !== null) {
    for (const { PK, SK } of items) if (SK.startsWith(MEANT_PREFIX)) await table.remove(PK, SK, signal);
    // A profile that is kept may name runs that have long expired.
    return removeFromProfile(table, user, runs, signal);
  }
  const rest = await table.query(userKey(user), '', signal);
  for (const { PK, SK } of rest) if (SK !== PROFILE) await table.remove(PK, SK, signal);
  await table.remove(userKey(user), PROFILE, signal);
}

/** What a user did in somebody else's run stays, without their id. */
async function eraseFromRun(table: Table, run: RunId, { user, home, signal }: DataSubject): Promise<void> {
  const state = await table.get(runKey(run), STATE, signal);
  if (state && isElsewhere(state, home)) return;
  const ballots = await table.query(runKey(run), BALLOT_PREFIX, signal);
  for (const { PK, SK } of ballots) if (SK.endsWith(`#${user}`)) await table.remove(PK, SK, signal);
  const erase = (item: Item): Item => ({
    ...item,
    people: withoutUser(item, user),
    ...(item.recent === undefined ? {} : { recent: withoutSender(item.recent, user) }),
    ...(item.votes === undefined ? {} : { votes: withoutSender(item.votes, user) }),
  });
  await rewriteState(table, run, erase, signal);
  const chunks = await table.query(runKey(run), LOG_PREFIX, signal);
  for (const item of chunks) {
    const people = withoutUser(item, user);
    if (people !== (item.people ?? '')) await table.put({ ...item, people }, chunkExists(item), signal);
  }
  await table.remove(runKey(run), playerSort(user), signal);
  await table.remove(userKey(user), playedSort(run), signal);
}

/**
 * The ids of a log's players with this one blanked: the log refers to them by their places, so these stay. Nothing
 * where they cannot be read, as the user may be among them.
 */
const withoutUser = (item: Item, user: UserId): string =>
  readOr([], () => ids(item.people))
    .map((id) => (id === user ? ERASED : id))
    .join(' ');

/** Nothing where the interactions cannot be read, as the user may have sent one of them. */
const withoutSender = (recent: Attribute | undefined, user: UserId): Uint8Array => {
  const entries = readOr([], () => decodeRecent(bytes(recent)));
  return encodeRecent(entries.map((entry) => (entry.by === user ? { ...entry, by: ERASED } : entry)));
};

async function eraseFromParty(table: Table, channel: ChannelId, { user, home, signal }: DataSubject): Promise<void> {
  const party = await table.get(channelKey(channel), PARTY, signal);
  const played = readOr('', () => text(party?.run));
  const run = played === '' ? null : await table.get(runKey(played), STATE, signal);
  // Without its run nobody can tell where a party is, and nobody plays in it.
  if (run && isElsewhere(run, home)) return;
  const change = (item: Item): Item => {
    const members = readOr([], () => ids(item.members)).filter((member) => member !== user);
    const holder = readOr(user, () => text(item.holder));
    return { ...item, holder: holder === user ? (members[0] ?? ERASED) : holder, members: members.join(' ') };
  };
  const key = { PK: channelKey(channel), SK: PARTY };
  await changeItem(table, key, change, signal);
  await removeCopies(table, key, user, signal);
  await table.remove(userKey(user), joinedSort(channel), signal);
}
