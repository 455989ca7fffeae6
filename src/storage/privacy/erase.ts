import { retry } from '../../lib/retry';
import { replaceInAudit } from '../admin/audit';
import { decodeRecent, encodeRecent } from '../codec';
import { type ChannelId, type RunId, StoreError, type UserId } from '../contract';
import { markTryUsed } from '../dailies/used-try';
import {
  type Attribute,
  AUDITED_PREFIX,
  activeSort,
  asRead,
  BALLOT_PREFIX,
  bytes,
  channelKey,
  claimSort,
  damagedSort,
  guildKey,
  type Item,
  ids,
  joinedSort,
  LOG_PREFIX,
  number,
  PARTY,
  PROFILE,
  playedSort,
  readOr,
  resultsKey,
  runKey,
  SHARED_PREFIX,
  STATE,
  shareSort,
  type Table,
  text,
  userKey,
} from '../dynamo';
import { withdrawBest } from '../leaderboards/best-results';
import { removeFromShareList } from '../sharing/share-list';
import { chunkExists } from '../turns/log-chunks';
import { ROUNDS, rewriteState } from '../turns/rewrite-state';
import { ERASED, homeText } from '../turns/run-attributes';
import { type DataSubject, findPersonalItems, isElsewhere } from './personal-items';
import { newPseudonym } from './pseudonym';

/**
 * Erases everything about a user, as the contract says. Items that lead to others go last, so that an erasure cut short
 * finds the rest when it is called again.
 */
export async function eraseUser(table: Table, subject: DataSubject, now: number): Promise<void> {
  const { user, home, signal } = subject;
  const { runs, played, channels, claims, audited } = await findPersonalItems(table, subject);
  for (const daily of claims) {
    await markTryUsed(table, user, daily, { now, signal });
    await table.remove(userKey(user), claimSort(daily), signal);
  }
  // All at once, so that none of the runs comes back as the next best of another.
  await withdrawBest(table, user, (item) => home === null || item.home === homeText(home), signal);
  const alias = newPseudonym();
  for (const pointer of audited) await replaceInAudit(table, pointer, { id: user, alias }, signal);
  for (const run of runs) {
    await eraseRun(table, run, signal);
    await removeFromProfile(table, user, run, signal);
    await table.remove(userKey(user), runKey(run), signal);
  }
  for (const run of played) await eraseFromRun(table, run, subject);
  for (const channel of channels) await eraseFromParty(table, channel, subject);
  if (home !== null) return;
  const rest = await table.query(userKey(user), '', signal);
  for (const { PK, SK } of rest) if (SK !== PROFILE) await table.remove(PK, SK, signal);
  await table.remove(userKey(user), PROFILE, signal);
}

/**
 * Erases a run, as the contract says. Its state goes early: from then on no turn can be committed, and whoever is
 * recording the result undoes it.
 */
export async function eraseRun(table: Table, run: RunId, signal?: AbortSignal): Promise<void> {
  await eraseRunOf(table, run, await table.get(runKey(run), STATE, signal), { results: true, signal });
}

/** The same for a run that had this state, with or without its results. */
export async function eraseRunOf(
  table: Table,
  run: RunId,
  state: Item | null,
  { results, signal }: { results: boolean; signal: AbortSignal | undefined },
): Promise<void> {
  const home = await homeOf(table, run, state, signal);
  const unlist = async () => {
    if (state) await unlistRun(table, run, { ...state, home }, signal);
  };
  // Before the state, which alone names the server, and again after it, when nobody lists the run any more.
  await unlist();
  await table.remove(runKey(run), STATE, signal);
  await unlist();
  const recorded = results ? await table.query(resultsKey(run), '', signal) : [];
  const items = [...(await table.query(runKey(run), '', signal)), ...recorded];
  const alias = newPseudonym();
  for (const item of items) {
    const { SK } = item;
    if (SK.startsWith(AUDITED_PREFIX)) await replaceInAudit(table, item, { id: run, alias }, signal);
    if (!SK.startsWith(SHARED_PREFIX)) continue;
    const [channel = '', version] = SK.slice(SHARED_PREFIX.length).split('#');
    const share = shareSort(run, version === undefined ? null : Number(version));
    await table.remove(channelKey(channel), share, signal);
    await removeFromShareList(table, channel, run, signal);
  }
  const owners = new Set([state, ...items].flatMap((item) => (typeof item?.owner === 'string' ? [item.owner] : [])));
  for (const owner of results ? owners : []) await withdrawBest(table, owner, (item) => item.run === run, signal);
  await Promise.all(items.map(({ PK, SK }) => table.remove(PK, SK, signal)));
}

/** Takes a run off the list of its server, where an older release may have listed it under another key. */
async function unlistRun(table: Table, run: RunId, { home, createdAt }: Item, signal?: AbortSignal): Promise<void> {
  const [kind, guild = ''] = text(home).split('#');
  if (kind !== 'guild') return;
  if (typeof createdAt === 'number') await table.remove(guildKey(guild), activeSort(createdAt, run), signal);
  await table.remove(guildKey(guild), runKey(run), signal);
}

/** The home of a stored run as one attribute: of its state or, where that is damaged, of its owner's list; `''` for none. */
async function homeOf(table: Table, run: RunId, state: Item | null, signal?: AbortSignal): Promise<string> {
  if (typeof state?.home === 'string') return state.home;
  const listed = typeof state?.owner === 'string' ? await table.get(userKey(state.owner), runKey(run), signal) : null;
  return typeof listed?.home === 'string' ? listed.home : '';
}

/** Copies that were kept of a damaged item, if they name what is erased. */
async function removeCopies(
  table: Table,
  { pk, sk, signal }: { pk: string; sk: string; signal: AbortSignal | undefined },
  id: string,
): Promise<void> {
  const copies = await table.query(pk, damagedSort(sk, ''), signal);
  for (const copy of copies) if (JSON.stringify(copy).includes(id)) await table.remove(pk, copy.SK, signal);
}

/** A profile that is kept must not refer to an erased run. */
export async function removeFromProfile(table: Table, user: UserId, run: RunId, signal?: AbortSignal): Promise<void> {
  const key = { pk: userKey(user), sk: PROFILE, signal };
  const without = (value: string): string =>
    value
      .split(' ')
      .filter((other) => other !== run)
      .join(' ');
  await changeItem(table, key, (item) => ({
    ...item,
    ...(item.activeRun === run ? { activeRun: '' } : {}),
    ...(typeof item.aside === 'string' ? { aside: without(item.aside) } : {}),
    ...(typeof item.hint === 'string' && item.hint.split(' ').includes(run) ? { hint: '' } : {}),
  }));
  await removeCopies(table, key, run);
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
    recent: withoutSender(item.recent, user),
    ...(item.votes === undefined ? {} : { votes: withoutSender(item.votes, user) }),
  });
  await rewriteState(table, run, erase, signal);
  const chunks = await table.query(runKey(run), LOG_PREFIX, signal);
  for (const item of chunks) {
    const people = withoutUser(item, user);
    if (people !== (item.people ?? '')) await table.put({ ...item, people }, chunkExists(item), signal);
  }
  await table.remove(userKey(user), playedSort(run), signal);
}

/**
 * The ids of a log's players with this one blanked: the log refers to them by their places, so these stay. Nothing where
 * they cannot be read, as the user may be among them.
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
  if (isElsewhere(run, home)) return;
  const key = { pk: channelKey(channel), sk: PARTY, signal };
  await changeItem(table, key, (item) => {
    const members = readOr([], () => ids(item.members)).filter((member) => member !== user);
    const holder = readOr(user, () => text(item.holder));
    return { ...item, holder: holder === user ? (members[0] ?? ERASED) : holder, members: members.join(' ') };
  });
  await removeCopies(table, key, user);
  await table.remove(userKey(user), joinedSort(channel), signal);
}

/** Changes an item, if there is one, on the condition that its revision is still the same, and raises that. */
async function changeItem(
  table: Table,
  { pk, sk, signal }: { pk: string; sk: string; signal: AbortSignal | undefined },
  change: (item: Item) => Item,
): Promise<void> {
  const finished = await retry(ROUNDS, async () => {
    const item = await table.get(pk, sk, signal);
    if (!item) return true;
    const rev = readOr(0, () => number(item.rev)) + 1;
    return (await table.put({ ...change(item), rev }, asRead(item, 'rev'), signal)) || null;
  });
  if (!finished) throw new StoreError('unavailable');
}
