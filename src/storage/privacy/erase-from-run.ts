import { decodeRecent, encodeRecent } from '../codec';
import {
  type Attribute,
  BALLOT_PREFIX,
  bytes,
  eraseByPointer,
  type Item,
  ids,
  LOG_PREFIX,
  playedSort,
  playerSort,
  readOr,
  runKey,
  STATE,
  type Table,
  userKey,
} from '../dynamo';
import type { RunId, UserId } from '../ids';
import { withoutFounder } from '../leaderboards/result-item';
import { StoreError } from '../store-error';
import { isFounder, removeHeroName } from '../turns/hero-name';
import { chunkExists } from '../turns/log-chunks';
import { rewriteResults } from '../turns/rewrite-results';
import { rewriteState } from '../turns/rewrite-state';
import { ERASED, NAMELESS } from '../turns/run-attributes';
import { eraseRuns } from './erase-run';
import { type DataSubject, isElsewhere } from './personal-items';

/** Keeps the user's actions. Erases damaged runs whole that may name the user. */
export async function eraseFromRun(table: Table, run: RunId, subject: DataSubject): Promise<void> {
  const { user, home, signal } = subject;
  const state = await table.get(runKey(run), STATE, signal);
  if (state && isElsewhere(state, home)) return;
  const pointer = { PK: userKey(user), SK: playedSort(run) };
  if (state && isFounder(state, user) && !(await eraseHeroName(table, run, signal))) {
    return eraseRuns(table, [run], { foundBy: user, signal });
  }
  await eraseByPointer(table, pointer, () => blankInRun(table, run, subject), signal);
}

async function blankInRun(table: Table, run: RunId, { user, signal }: DataSubject): Promise<void> {
  const ballots = await table.query(runKey(run), BALLOT_PREFIX, signal);
  await table.removeMany(
    ballots.filter(({ SK }) => SK.endsWith(`#${user}`)),
    signal,
  );
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

/** Keeps the list's length, because log entries contain indexes. */
const withoutUser = (item: Item, user: UserId): string =>
  readOr([], () => ids(item.people))
    .map((id) => (id === user ? ERASED : id))
    .join(' ');

/** Drops unreadable interactions, because they may contain the user's id. */
const withoutSender = (recent: Attribute | undefined, user: UserId): Uint8Array => {
  const entries = readOr([], () => decodeRecent(bytes(recent)));
  return encodeRecent(entries.map((entry) => (entry.by === user ? { ...entry, by: ERASED } : entry)));
};

async function eraseHeroName(table: Table, run: RunId, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    await removeHeroName(table, run, signal);
  } catch (error) {
    if (error instanceof StoreError && error.code === 'unreadable') return false;
    throw error;
  }
  const nameless = (item: Item): Item | null =>
    item.heroName === NAMELESS ? null : { ...withoutFounder(item), heroName: NAMELESS };
  await rewriteResults(table, run, nameless, signal);
  return true;
}
