import { inParallel } from '../../lib/in-parallel';
import { replaceInAudit } from '../admin/audit';
import { newPseudonym } from '../admin/pseudonym';
import type { Daily } from '../dailies/dailies-contract';
import { claimSort } from '../dailies/daily-keys';
import { dailyOf } from '../dailies/daily-of';
import {
  AUDITED_PREFIX,
  activeSort,
  asRead,
  BALLOT_PREFIX,
  changeItem,
  channelKey,
  FORKED_PREFIX,
  forkedSort,
  guildKey,
  type Item,
  ids,
  type Key,
  PARTY,
  PLAYED_IN_PREFIX,
  PLAYER_PREFIX,
  playedSort,
  playerSort,
  readOr,
  readText,
  resultsKey,
  runKey,
  SHARED_PREFIX,
  STATE,
  shareSort,
  type Table,
  text,
  toShared,
  userKey,
} from '../dynamo';
import type { ChannelId, RunId, UserId } from '../ids';
import { withdrawBest } from '../leaderboards/best-results';
import { withoutFounder } from '../leaderboards/result-item';
import { removeFromShareList } from '../sharing/share-list';
import { forgetSource, forkOrigin } from '../turns/fork-source';
import { ERASED, toHome, toOrigin } from '../turns/run-attributes';
import { removeFromProfile } from './remove-from-profile';

/** Greatest number of runs that are read or changed at the same time. */
const AT_ONCE = 8;

/** A run to erase. `state` is its state item, or was until it expired. */
interface Doomed {
  run: RunId;
  state: Item | null;
}

interface ErasureOptions {
  /** True if the results stay, and with them the owner's pointer to each run that has any. */
  keepsResults: boolean;
  /**
   * User whose pointers lead to the runs. These pointers stay, so that the next erasure of the user finds the rest of
   * an interrupted one.
   */
  foundBy?: UserId | null;
  signal?: AbortSignal | undefined;
}

/**
 * Erases runs with their levels, logs, ballots and results, and removes their ids from the items of others. Pointers
 * from the user `foundBy` to the runs stay.
 */
export async function eraseRuns(
  table: Table,
  runs: readonly RunId[],
  options: Omit<ErasureOptions, 'keepsResults'> = {},
): Promise<void> {
  const keys = runs.map((run) => ({ PK: runKey(run), SK: STATE }));
  const states = await table.getMany(keys, options.signal, { consistent: true });
  const doomed = runs.map((run, at) => ({ run, state: states[at] ?? null }));
  await eraseRunsOf(table, doomed, { ...options, keepsResults: false });
}

/**
 * Erases runs, one stage after the other for all of them. The states go early, because without its state no turn of a
 * run can be committed. A recording of a result that is under way then undoes itself. Pointers to items of others go
 * last, so that a repeated call finds the rest after an interruption.
 */
export async function eraseRunsOf(table: Table, runs: readonly Doomed[], options: ErasureOptions): Promise<void> {
  const { keepsResults, signal } = options;
  const doomed = await inParallel(AT_ONCE, runs, (one) => withHome(table, one, signal));
  await inParallel(AT_ONCE, doomed, (one) => keepOwner(table, one, signal));
  await table.removeMany(doomed.flatMap(listEntries), signal);
  await inParallel(AT_ONCE, doomed, (one) => eraseFromOthers(table, one, options));
  await table.removeMany(keepsResults ? [] : doomed.flatMap(forkRecords), signal);
  await table.removeMany(
    doomed.map(({ run }) => ({ PK: runKey(run), SK: STATE })),
    signal,
  );
  // Unlists the runs again, because a turn may have listed one meanwhile. Without the state, no turn can list a run any
  // more.
  await table.removeMany(doomed.flatMap(listEntries), signal);
  const stored = await inParallel(AT_ONCE, doomed, (one) => loadParts(table, one, signal));
  const { foundBy = null } = options;
  for (const { run, items } of stored) await eraseReferences(table, { run, items, foundBy }, signal);
  await eraseParts(table, stored, options);
}

/** A run without its state, and the items that are left of it. */
interface StoredParts extends Doomed {
  items: Item[];
  results: Item[];
  /** Owners that the items name. */
  owners: Set<UserId>;
}

async function loadParts(table: Table, { run, state }: Doomed, signal: AbortSignal | undefined): Promise<StoredParts> {
  const items = await table.query(runKey(run), '', signal);
  const results = await table.query(resultsKey(run), '', signal);
  const named = [state, ...items, ...results].flatMap((item) => (item ? (readText(item.owner) ?? []) : []));
  return { run, state, items, results, owners: new Set(named) };
}

/** Removes all that is left of the runs: first their items, then the pointers that lead to the runs. */
async function eraseParts(table: Table, stored: readonly StoredParts[], options: ErasureOptions): Promise<void> {
  const { keepsResults, foundBy = null, signal } = options;
  const owned = runsByOwner(stored);
  for (const [owner, runs] of keepsResults ? [] : owned) {
    await withdrawBest(table, owner, ({ run }) => typeof run === 'string' && runs.includes(run), signal);
  }
  const isNote = ({ SK }: Item): boolean => SK.startsWith(PLAYER_PREFIX);
  const rest = stored.flatMap(({ items, results }) => [
    ...items.filter((item) => !isNote(item)),
    ...(keepsResults ? [] : results),
  ]);
  await table.removeMany(rest, signal);
  // Once the run is gone, nothing leads a former owner to the results any more.
  const kept = keepsResults ? stored.flatMap(({ results }) => results) : [];
  for (const item of kept) {
    const nameless = withoutFounder(item);
    if (nameless !== item) await table.put(nameless, asRead(item, 'v'), signal);
  }
  await table.removeMany(stored.flatMap(playedPointers), signal);
  for (const [owner, runs] of owned) await removeFromProfile(table, owner, runs, signal);
  const pointers = stored.flatMap((parts) => {
    const { run, results, owners } = parts;
    const leads = (user: UserId) => user === foundBy || (keepsResults && results.length > 0 && owners.has(user));
    // A player has the pointer of an owner if a change of the owner was cut short.
    const users = [...new Set([...owners, ...playersOf(parts)])];
    return users.filter((user) => !leads(user)).map((user) => ({ PK: userKey(user), SK: runKey(run) }));
  });
  await table.removeMany(pointers, signal);
  await table.removeMany(
    stored.flatMap(({ items }) => items.filter(isNote)),
    signal,
  );
}

/** Returns the runs of each owner that their items name. */
function runsByOwner(stored: readonly StoredParts[]): Map<UserId, RunId[]> {
  const owned = new Map<UserId, RunId[]>();
  for (const { run, owners } of stored) {
    for (const owner of owners) owned.set(owner, [...(owned.get(owner) ?? []), run]);
  }
  return owned;
}

const playersOf = ({ state, items }: StoredParts): Set<UserId> => playersIn([...(state ? [state] : []), ...items]);

const playedPointers = (parts: StoredParts): Key[] =>
  [...playersOf(parts)].map((user) => ({ PK: userKey(user), SK: playedSort(parts.run) }));

/** Returns the keys of records of these runs in the partitions of the runs that they were forked from. */
function forkRecords({ run, state }: Doomed): Key[] {
  const source = state && forkOrigin(state)?.run;
  return source ? [{ PK: runKey(source), SK: forkedSort(run) }] : [];
}

/**
 * Adds an item that names the owner to the run's partition. Without the state, a repeated call finds the owner there,
 * and so can finish an interrupted erasure.
 */
async function keepOwner(table: Table, { run, state }: Doomed, signal: AbortSignal | undefined): Promise<void> {
  const owner = readText(state?.owner);
  if (owner !== null) await table.put({ PK: runKey(run), SK: playerSort(owner), owner }, null, signal);
}

/** Erases a run from its party and from its owner's claim, to which only the state leads. */
async function eraseFromOthers(
  table: Table,
  { run, state }: Doomed,
  { foundBy = null, signal }: ErasureOptions,
): Promise<void> {
  if (!state) return;
  const owner = readText(state.owner);
  const channel = readText(state.channel);
  if (channel !== null) await clearParty(table, { channel, run, foundBy }, signal);
  const daily = readOr(null, () => dailyOf({ origin: toOrigin(text(state.origin)), home: toHome(text(state.home)) }));
  if (owner !== null && daily) await blankClaim(table, owner, { daily, run }, signal);
}

/** Removes the run's id from the party of a channel, if the party names the run. */
const clearParty = (
  table: Table,
  { channel, run, foundBy }: { channel: ChannelId; run: RunId; foundBy: UserId | null },
  signal: AbortSignal | undefined,
): Promise<void> =>
  changeItem(
    table,
    { PK: channelKey(channel), SK: PARTY },
    (party) => (party.run === run ? withoutRun(party, foundBy) : null),
    signal,
  );

/**
 * Returns a party without its run. If the erased owner holds the torch, which may be the right to act, nobody holds the
 * torch any more. The torch may have come back to the owner after the owner was erased from the party.
 */
const withoutRun = (party: Item, erased: UserId | null): Item => ({
  ...party,
  run: '',
  ...(erased !== null && party.holder === erased ? { holder: ERASED } : {}),
});

/** Returns the keys of a run in the list of its server: its present key, and its key of older releases. */
function listEntries({ run, state }: Doomed): Key[] {
  const home = state && readOr(null, () => toHome(text(state.home)));
  if (home?.kind !== 'guild') return [];
  const PK = guildKey(home.id);
  const { createdAt } = state as Item;
  return [...(typeof createdAt === 'number' ? [{ PK, SK: activeSort(createdAt, run) }] : []), { PK, SK: runKey(run) }];
}

/**
 * Returns the run with its home as one attribute of its state: from the state or, if that is damaged, from the owner's
 * pointer; `''` if unknown.
 */
async function withHome(table: Table, { run, state }: Doomed, signal: AbortSignal | undefined): Promise<Doomed> {
  if (!state || typeof state.home === 'string') return { run, state };
  const owner = readText(state.owner);
  const listed = owner === null ? null : await table.get(userKey(owner), runKey(run), signal);
  return { run, state: { ...state, home: readText(listed?.home) ?? '' } };
}

/** Removes the run's id from its owner's claim. The try stays used. */
async function blankClaim(
  table: Table,
  owner: UserId,
  { daily, run }: { daily: Daily; run: RunId },
  signal: AbortSignal | undefined,
): Promise<void> {
  const claim = await table.get(userKey(owner), claimSort(daily), signal);
  if (claim?.run !== run) return;
  // `equals: null` also requires that the claim is stored, so the put fails if the claim was removed meanwhile.
  await table.put({ ...claim, run: ERASED }, { attribute: 'rev', equals: null }, signal);
}

/** Erases the run from the items that its own items lead to: shares, forks, audit lines, parties of other channels. */
async function eraseReferences(
  table: Table,
  { run, items, foundBy }: { run: RunId; items: readonly Item[]; foundBy: UserId | null },
  signal: AbortSignal | undefined,
) {
  const alias = newPseudonym();
  for (const item of items) {
    const { SK } = item;
    if (SK.startsWith(AUDITED_PREFIX)) await replaceInAudit(table, item, { id: run, alias }, signal);
    if (SK.startsWith(FORKED_PREFIX)) await forgetSource(table, SK.slice(FORKED_PREFIX.length), run, signal);
    if (SK.startsWith(PLAYED_IN_PREFIX)) {
      await clearParty(table, { channel: SK.slice(PLAYED_IN_PREFIX.length), run, foundBy }, signal);
    }
    if (SK.startsWith(SHARED_PREFIX)) {
      const shared = toShared(SK);
      if (!shared) continue;
      const { channel, version } = shared;
      await table.remove(channelKey(channel), shareSort(run, version), signal);
      await removeFromShareList(table, channel, run, signal);
    }
  }
}

/** Returns all players that the items of a run name. Older runs have no items that record players. */
function playersIn(items: readonly Item[]): Set<UserId> {
  const named = items.flatMap(({ SK, people }) => {
    if (SK.startsWith(PLAYER_PREFIX)) return [SK.slice(PLAYER_PREFIX.length)];
    if (SK.startsWith(BALLOT_PREFIX)) return SK.slice(SK.lastIndexOf('#') + 1);
    return readOr([], () => ids(people));
  });
  return new Set(named.filter((id) => id !== ERASED));
}
