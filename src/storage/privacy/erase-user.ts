import { replaceInAudit } from '../admin/audit';
import { newPseudonym } from '../admin/pseudonym';
import { decodeRecent, encodeRecent } from '../codec';
import { claimSort } from '../dailies/daily-keys';
import { markTryUsed } from '../dailies/used-try';
import {
  type Attribute,
  BALLOT_PREFIX,
  bytes,
  changeItem,
  channelKey,
  eraseByPointer,
  type Item,
  ids,
  joinedSort,
  LOG_PREFIX,
  PARTY,
  PROFILE,
  playedSort,
  playerSort,
  RUN_CLAIM_PREFIX,
  readOr,
  readText,
  retryOrReject,
  runKey,
  STATE,
  type Table,
  userKey,
} from '../dynamo';
import type { ChannelId, RunId, UserId } from '../ids';
import { withdrawBest } from '../leaderboards/best-results';
import { chunkExists } from '../turns/log-chunks';
import { rewriteState } from '../turns/rewrite-state';
import { ERASED, homeText } from '../turns/run-attributes';
import { eraseRun } from './erase-run';
import { type DataSubject, findPersonalItems, isElsewhere, type PersonalItems } from './personal-items';
import { removeCopies, removeFromProfile } from './remove-from-profile';

/** How an erasure writes what it leaves. */
interface Erasure {
  /** Stands in audit lines for the user. */
  alias: string;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Erases everything about a user, as the contract says. Items that lead to others go last, so that an erasure cut short
 * finds the rest when it is called again. What is written about the user meanwhile is found by another look: only one
 * that finds nothing ends it, and nothing is removed that was not followed.
 */
export async function eraseUser(table: Table, subject: DataSubject, now: number): Promise<void> {
  const erasure = { alias: newPseudonym(), now };
  if (subject.home !== null) return eraseOfServer(table, subject, erasure);
  await retryOrReject(async () => {
    const found = await findPersonalItems(table, subject);
    if (found.items.length === 0) return 'nothing left';
    await eraseFound(table, found, subject, erasure);
    await eraseRest(table, found, subject);
    return null;
  });
}

async function eraseOfServer(table: Table, subject: DataSubject, erasure: Erasure): Promise<void> {
  const { user, signal } = subject;
  const found = await findPersonalItems(table, subject);
  await eraseFound(table, found, subject, erasure);
  for (const { PK, SK } of found.items) if (SK.startsWith(RUN_CLAIM_PREFIX)) await table.remove(PK, SK, signal);
  // A profile that is kept may name runs that have long expired.
  await removeFromProfile(table, user, found.runs, signal);
}

/** Erases what a user's items lead to, and those that do. */
async function eraseFound(
  table: Table,
  { runs, played, channels, claims, audited }: PersonalItems,
  subject: DataSubject,
  { alias, now }: Erasure,
): Promise<void> {
  const { user, home, signal } = subject;
  for (const daily of claims) {
    await markTryUsed(table, user, daily, { now, signal });
    await table.remove(userKey(user), claimSort(daily), signal);
  }
  // All at once, so that none of the runs comes back as the next best of another.
  await withdrawBest(table, user, (item) => home === null || item.home === homeText(home), signal);
  for (const pointer of audited) await replaceInAudit(table, pointer, { id: user, alias }, signal);
  // Before the runs, for a party is of the server where its run began.
  for (const channel of channels) await eraseFromParty(table, channel, subject, now);
  for (const run of runs) {
    await eraseRun(table, run, { foundBy: user, signal });
    await table.remove(userKey(user), runKey(run), signal);
  }
  for (const run of played) await eraseFromRun(table, run, subject);
}

/**
 * Removes what leads nowhere. What does has gone: where it is there again, it is to be followed again, which another
 * look does. The profile goes last, as it lists runs.
 */
async function eraseRest(
  table: Table,
  { items, runs, played, channels, claims, audited }: PersonalItems,
  { user, signal }: DataSubject,
): Promise<void> {
  const followed = new Set([
    ...runs.map(runKey),
    ...played.map(playedSort),
    ...channels.map(joinedSort),
    ...claims.map(claimSort),
    ...audited.map(({ SK }) => SK),
  ]);
  const rest = items.filter(({ SK }) => !followed.has(SK) && SK !== PROFILE);
  for (const { PK, SK } of rest) await table.remove(PK, SK, signal);
  await table.remove(userKey(user), PROFILE, signal);
}

/** What a user did in somebody else's run stays, without their id. */
async function eraseFromRun(table: Table, run: RunId, subject: DataSubject): Promise<void> {
  const { user, home, signal } = subject;
  const state = await table.get(runKey(run), STATE, signal);
  if (state && isElsewhere(state, home)) return;
  const pointer = { PK: userKey(user), SK: playedSort(run) };
  await eraseByPointer(table, pointer, () => blankInRun(table, run, subject), signal);
}

async function blankInRun(table: Table, run: RunId, { user, signal }: DataSubject): Promise<void> {
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

async function eraseFromParty(table: Table, channel: ChannelId, subject: DataSubject, now: number): Promise<void> {
  const { user, home, signal } = subject;
  const key = { PK: channelKey(channel), SK: PARTY };
  const party = await table.get(key.PK, key.SK, signal);
  const played = readText(party?.run);
  const run = played ? await table.get(runKey(played), STATE, signal) : null;
  // Without its run nobody can tell where a party is, and nobody plays in it.
  if (run && isElsewhere(run, home)) return;
  const owner = readText(run?.owner);
  const change = (item: Item) => withoutPlayer(item, user, { owner: owner === user ? null : owner, now });
  const erase = async (): Promise<void> => {
    await changeItem(table, key, change, signal);
    await removeCopies(table, key, user, signal);
  };
  await eraseByPointer(table, { PK: userKey(user), SK: joinedSort(channel) }, erase, signal);
}

/**
 * The party without this player. Their torch goes to the owner of the run, as when they leave; where that is unknown,
 * or erased with them, to the first member.
 */
function withoutPlayer(party: Item, user: UserId, { owner, now }: { owner: UserId | null; now: number }): Item {
  const members = readOr([], () => ids(party.members)).filter((member) => member !== user);
  const holder = readText(party.holder) ?? user;
  const passed = holder === user ? { holder: owner ?? members[0] ?? ERASED, heldSince: now } : {};
  return { ...party, ...passed, members: members.join(' ') };
}
