import { inParallel } from '../../lib/in-parallel';
import { replaceInAudit } from '../admin/audit';
import { newPseudonym } from '../admin/pseudonym';
import { claimSort } from '../dailies/daily-keys';
import { markTryUsed } from '../dailies/used-try';
import {
  type Attribute,
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
import { heirIn, leaveOwnRuns } from './erase-own-run';
import { eraseRuns } from './erase-run';
import { type DataSubject, findPersonalItems, isElsewhere, isOfEveryHome, type PersonalItems } from './personal-items';
import { removeCopies, removeFromProfile } from './remove-from-profile';

/** Greatest number of runs that are erased together. All their items are in memory at the same time. */
const RUNS_AT_ONCE = 50;
/** Greatest number of runs of others, or of claims, that are changed at the same time. */
const AT_ONCE = 8;

/** Values that an erasure writes into the remaining items. */
interface Erasure {
  /** Pseudonym that replaces the user in audit lines. */
  alias: string;
  /** Present time in milliseconds since 1970. */
  now: number;
}

/**
 * Erases everything about a user. Pointers to other items go last, so that a repeated call finds the rest after an
 * interruption. The search repeats until it finds nothing, because others may write about the user meanwhile. No
 * pointer is removed before it was followed. Rejects with `unavailable` if the search keeps finding items.
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
  await table.removeMany(
    found.items.filter(({ SK }) => isOfEveryHome(SK)),
    signal,
  );
  // The profile stays. It may still name runs that have expired, because `eraseRuns` may find no owner of such a run.
  await removeFromProfile(table, user, found.runs, signal);
}

/** Erases the items that a user's pointers lead to, then the pointers. */
async function eraseFound(
  table: Table,
  { runs, played, channels, claims, audited }: PersonalItems,
  subject: DataSubject,
  { alias, now }: Erasure,
): Promise<void> {
  const { user, home, signal } = subject;
  await inParallel(AT_ONCE, claims, (daily) => markTryUsed(table, user, daily, { now, signal }));
  await table.removeMany(
    claims.map((daily) => ({ PK: userKey(user), SK: claimSort(daily) })),
    signal,
  );
  // Withdraws all results in one call, so that no result to be withdrawn takes the place of another.
  await withdrawBest(table, user, (item) => home === null || item.home === homeText(home), signal);
  for (const pointer of audited) await replaceInAudit(table, pointer, { id: user, alias }, signal);
  // Parties are erased before runs, because only a party's run tells the server of the party.
  for (const channel of channels) await eraseFromParty(table, channel, subject, now);
  for (let at = 0; at < runs.length; at += RUNS_AT_ONCE) {
    const some = runs.slice(at, at + RUNS_AT_ONCE);
    await eraseRuns(table, await leaveOwnRuns(table, some, subject, now), { foundBy: user, signal });
    await table.removeMany(
      some.map((run) => ({ PK: userKey(user), SK: runKey(run) })),
      signal,
    );
  }
  await inParallel(AT_ONCE, played, (run) => eraseFromRun(table, run, subject));
}

/**
 * Removes a user's items that lead to no other item. Pointers were already removed; a pointer that is there again waits
 * for the next search. The profile goes last, because it lists runs.
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
  await table.removeMany(rest, signal);
  await table.remove(userKey(user), PROFILE, signal);
}

async function eraseFromParty(table: Table, channel: ChannelId, subject: DataSubject, now: number): Promise<void> {
  const { user, home, signal } = subject;
  const key = { PK: channelKey(channel), SK: PARTY };
  const party = await table.get(key.PK, key.SK, signal);
  const played = readText(party?.run);
  const run = played ? await table.get(runKey(played), STATE, signal) : null;
  // If the party's run is gone, nobody knows the server of the party and nobody plays in it. The user is then erased
  // from the party.
  if (run && isElsewhere(run, home)) return;
  const change = (item: Item) => withoutPlayer(item, user, { run, now });
  const erase = async (): Promise<void> => {
    await changeItem(table, key, change, signal);
    await removeCopies(table, key, [user], signal);
  };
  await eraseByPointer(table, { PK: userKey(user), SK: joinedSort(channel) }, erase, signal);
}

/**
 * Returns a party without this player. If the player holds the torch, which may be the right to act, the torch goes to
 * the owner of the run, or else to the owner's heir. `run` is the state of the party's run.
 */
function withoutPlayer(party: Item, user: UserId, { run, now }: { run: Item | null; now: number }): Item {
  const members = readOr([], () => ids(party.members)).filter((member) => member !== user);
  const left = { ...party, members: members.join(' '), ...withoutMembership(party, user) };
  if ((readText(party.holder) ?? user) !== user) return left;
  const owner = readText(run?.owner);
  const isOwners = owner !== null && owner !== user && (members.includes(owner) || members.length === 0);
  const holder = isOwners ? owner : (heirIn(left, run, user) ?? ERASED);
  return { ...left, holder, heldSince: now };
}

/** Returns the last writes of a party without the user's membership; none if they cannot be read. */
function withoutMembership({ lastWrites }: Item, user: UserId): { lastWrites?: Attribute } {
  if (lastWrites === undefined) return {};
  const { [memberField(user)]: _, ...others } = readOr<Record<string, string>, Record<string, string>>({}, () =>
    texts(lastWrites),
  );
  return { lastWrites: others };
}
