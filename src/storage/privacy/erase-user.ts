import { inParallel } from '../../lib/in-parallel';
import { splitList } from '../../lib/lists';
import { replaceInAudit } from '../admin/audit';
import { newPseudonym } from '../admin/pseudonym';
import { claimSort } from '../dailies/daily-keys';
import { markTryUsed } from '../dailies/used-try';
import {
  type Attribute,
  asRead,
  changeItem,
  channelKey,
  eraseByPointer,
  type Item,
  ids,
  joinedSort,
  PARTY,
  PROFILE,
  playedSort,
  readOr,
  readText,
  retryOrReject,
  runKey,
  STATE,
  type Table,
  texts,
  userKey,
} from '../dynamo';
import type { ChannelId, UserId } from '../ids';
import { memberField } from '../last-writes';
import { withdrawBest } from '../leaderboards/best-results';
import { ERASED, homeText } from '../turns/run-attributes';
import { eraseFromRun } from './erase-from-run';
import { eraseRuns } from './erase-run';
import { type ErasureSubject, isErasureDone, markErasureDone } from './erasure-mark';
import { heirIn, leaveOwnRuns } from './leave-own-runs';
import { type DataSubject, findPersonalItems, isElsewhere, isOfEveryHome, type PersonalItems } from './personal-items';
import { removeCopies, removeFromProfile } from './remove-from-profile';

const RUNS_AT_ONCE = 50;
const AT_ONCE = 8;

interface Erasure {
  alias: string;
  now: number;
}

/** Repeats the search for new data. Rejects with the `StoreError` `unavailable` after five rounds. */
export async function eraseUser(table: Table, subject: ErasureSubject, now: number): Promise<void> {
  const erasure = { alias: newPseudonym(), now };
  await retryOrReject(async () => {
    const found = await findPersonalItems(table, subject);
    if (subject.home === null && found.items.length === 0) return 'nothing left';
    // If another delivery has finished, the found items may be new.
    if (await isErasureDone(table, subject)) return 'done by another delivery';
    await eraseFound(table, found, subject, erasure);
    if (subject.home !== null) {
      await eraseRestOfServer(table, found, subject);
      return 'one search';
    }
    await eraseRest(table, found, subject);
    return null;
  });
  await markErasureDone(table, subject, now);
}

async function eraseRestOfServer(table: Table, { items, runs }: PersonalItems, subject: ErasureSubject): Promise<void> {
  const { user, confirmedBy, signal } = subject;
  await table.removeMany(
    items.filter(({ SK }) => isOfEveryHome(SK)),
    signal,
  );
  // `eraseRuns` cannot find the owner of an expired run.
  await removeFromProfile(table, user, runs, signal, confirmedBy);
}

async function eraseFound(
  table: Table,
  { runs, played, channels, claims, audited }: PersonalItems,
  subject: ErasureSubject,
  { alias, now }: Erasure,
): Promise<void> {
  const { user, home, confirmedBy, signal } = subject;
  await inParallel(AT_ONCE, claims, (daily) => markTryUsed(table, user, daily, { now, signal }));
  await table.removeMany(
    claims.map((daily) => ({ PK: userKey(user), SK: claimSort(daily) })),
    signal,
  );
  // A result that is withdrawn later could become the next best.
  await withdrawBest(table, user, (item) => home === null || item.home === homeText(home), signal);
  for (const pointer of audited) await replaceInAudit(table, pointer, { id: user, alias }, signal);
  // Parties go first, because only a run's state names the party's server.
  for (const channel of channels) await eraseFromParty(table, channel, subject, now);
  for (const some of splitList(runs, RUNS_AT_ONCE)) {
    await eraseRuns(table, await leaveOwnRuns(table, some, subject, now), { foundBy: user, confirmedBy, signal });
    await table.removeMany(
      some.map((run) => ({ PK: userKey(user), SK: runKey(run) })),
      signal,
    );
  }
  await inParallel(AT_ONCE, played, (run) => eraseFromRun(table, run, subject));
}

/** Removes the profile last, and only if no new run has begun. */
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
  await table.removeMany(rest, signal);
  const found = items.find(({ SK }) => SK === PROFILE);
  const profile = await table.get(userKey(user), PROFILE, signal);
  if (!profile) return;
  const isNew = (readText(profile.activeRun) || found?.activeRun) !== found?.activeRun;
  if (!isNew) await table.remove(userKey(user), PROFILE, signal, asRead(profile, 'activeRun'));
}

async function eraseFromParty(table: Table, channel: ChannelId, subject: DataSubject, now: number): Promise<void> {
  const { user, home, signal } = subject;
  const key = { PK: channelKey(channel), SK: PARTY };
  const party = await table.get(key.PK, key.SK, signal);
  const played = readText(party?.run);
  const run = played ? await table.get(runKey(played), STATE, signal) : null;
  if (run && isElsewhere(run, home)) return;
  const change = (item: Item) => withoutPlayer(item, user, { run, now });
  const erase = async (): Promise<void> => {
    await changeItem(table, key, change, signal);
    await removeCopies(table, key, [user], signal);
  };
  await eraseByPointer(table, { PK: userKey(user), SK: joinedSort(channel) }, erase, signal);
}

function withoutPlayer(party: Item, user: UserId, { run, now }: { run: Item | null; now: number }): Item {
  const members = readOr([], () => ids(party.members)).filter((member) => member !== user);
  const left = {
    ...party,
    members: members.join(' '),
    ...withoutMembership(party, user),
    ...withoutCrest(party, user),
  };
  if ((readText(party.holder) ?? user) !== user) return left;
  const owner = readText(run?.owner);
  const isOwners = owner !== null && owner !== user && (members.includes(owner) || members.length === 0);
  const holder = isOwners ? owner : (heirIn(left, run, user) ?? ERASED);
  return { ...left, holder, heldSince: now };
}

function withoutCrest({ crests }: Item, user: UserId): { crests?: Attribute } {
  if (crests === undefined) return {};
  const others = readOr([], () => ids(crests)).filter((word) => !word.startsWith(`${user}:`));
  return { crests: others.join(' ') };
}

function withoutMembership({ lastWrites }: Item, user: UserId): { lastWrites?: Attribute } {
  if (lastWrites === undefined) return {};
  const stored: Record<string, string> = readOr({}, () => texts(lastWrites));
  const { [memberField(user)]: _, ...others } = stored;
  return { lastWrites: others };
}
