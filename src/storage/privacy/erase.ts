import { retry } from '../../lib/retry';
import { replaceInAudit } from '../admin/audit';
import { decodeRecent, encodeRecent } from '../codec';
import { type ChannelId, type RunId, StoreError, type UserId } from '../contract';
import { markTryUsed } from '../dailies/used-try';
import {
  type Attribute,
  AUDITED_PREFIX,
  activeSort,
  BALLOT_PREFIX,
  bytes,
  channelKey,
  claimSort,
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
  const unlist = async () => {
    if (state) await unlistRun(table, run, state, signal);
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
  const [kind, guild = ''] = readOr('', () => text(home)).split('#');
  if (kind !== 'guild') return;
  if (typeof createdAt === 'number') await table.remove(guildKey(guild), activeSort(createdAt, run), signal);
  await table.remove(guildKey(guild), runKey(run), signal);
}

/** A profile that is kept must not refer to an erased run. */
export async function removeFromProfile(table: Table, user: UserId, run: RunId, signal?: AbortSignal): Promise<void> {
  const key = { pk: userKey(user), sk: PROFILE, signal };
  await changeItem(table, key, (item) => ({
    ...item,
    activeRun: item.activeRun === run ? '' : text(item.activeRun),
    aside: ids(item.aside)
      .filter((other) => other !== run)
      .join(' '),
    hint: ids(item.hint).includes(run) ? '' : text(item.hint ?? ''),
  }));
}

/** What a user did in somebody else's run stays, without their id. */
async function eraseFromRun(table: Table, run: RunId, { user, home, signal }: DataSubject): Promise<void> {
  const state = await table.get(runKey(run), STATE, signal);
  if (state && isElsewhere(state, home)) return;
  const ballots = await table.query(runKey(run), BALLOT_PREFIX, signal);
  for (const { PK, SK, user: voter } of ballots) if (voter === user) await table.remove(PK, SK, signal);
  const erase = (item: Item): Item => ({
    ...item,
    people: withoutUser(item, user),
    recent: withoutSender(item.recent, user),
    ...(item.votes === undefined ? {} : { votes: withoutSender(item.votes, user) }),
  });
  await rewriteState(table, run, erase, signal);
  const chunks = await table.query(runKey(run), LOG_PREFIX, signal);
  for (const item of chunks) {
    if (!ids(item.people).includes(user)) continue;
    await table.put({ ...item, people: withoutUser(item, user) }, chunkExists(item), signal);
  }
  await table.remove(userKey(user), playedSort(run), signal);
}

/** The ids of a log's players with this one blanked: the log refers to them by their places, so these stay. */
const withoutUser = (item: Item, user: UserId): string =>
  ids(item.people)
    .map((id) => (id === user ? ERASED : id))
    .join(' ');

const withoutSender = (recent: Attribute | undefined, user: UserId): Uint8Array =>
  encodeRecent(decodeRecent(bytes(recent)).map((entry) => (entry.by === user ? { ...entry, by: ERASED } : entry)));

async function eraseFromParty(table: Table, channel: ChannelId, { user, home, signal }: DataSubject): Promise<void> {
  const party = await table.get(channelKey(channel), PARTY, signal);
  const run = party?.run ? await table.get(runKey(text(party.run)), STATE, signal) : null;
  if (isElsewhere(run, home)) return;
  await changeItem(table, { pk: channelKey(channel), sk: PARTY, signal }, (item) => {
    const members = ids(item.members).filter((member) => member !== user);
    const holder = item.holder === user ? (members[0] ?? ERASED) : text(item.holder);
    return { ...item, holder, members: members.join(' ') };
  });
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
    const revision = number(item.rev);
    const condition = { attribute: 'rev', equals: revision };
    return (await table.put({ ...change(item), rev: revision + 1 }, condition, signal)) || null;
  });
  if (!finished) throw new StoreError('unavailable');
}
