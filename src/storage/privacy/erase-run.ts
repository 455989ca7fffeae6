import { inParallel } from '../../lib/in-parallel';
import { replaceInAudit } from '../admin/audit';
import { newPseudonym } from '../admin/pseudonym';
import type { Daily } from '../dailies/dailies-contract';
import { claimSort } from '../dailies/daily-keys';
import { dailyOf } from '../dailies/daily-of';
import {
  AUDITED_PREFIX,
  activeSort,
  BALLOT_PREFIX,
  channelKey,
  FORKED_PREFIX,
  forkedSort,
  guildKey,
  type Item,
  ids,
  type Key,
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
import type { RunId, UserId } from '../ids';
import { withdrawBest } from '../leaderboards/best-results';
import { withoutFounder } from '../leaderboards/result-item';
import { clearParty } from '../parties/clear-party';
import { removeFromShareList } from '../sharing/share-list';
import { forgetSource, forkOrigin } from '../turns/fork-source';
import { rewriteResults } from '../turns/rewrite-results';
import { ERASED, toHome, toOrigin } from '../turns/run-attributes';
import { removeFromProfile } from './remove-from-profile';

const AT_ONCE = 8;

/** `state` is the last known state, even an expired one; `null` if unknown. */
interface Doomed {
  run: RunId;
  state: Item | null;
}

interface ErasureOptions {
  /** Also keeps the owners' pointers to runs with results. */
  keepsResults: boolean;
  /** Keeps this user's pointers, so that a retry finds the runs. */
  foundBy?: UserId | null;
  /** Interaction that parties and profiles record as applied. */
  confirmedBy?: string | null;
  signal?: AbortSignal | undefined;
}

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

/** Removes states early, to stop play, and pointers last, for retries. */
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
  // A turn may have listed a run again meanwhile.
  await table.removeMany(doomed.flatMap(listEntries), signal);
  const stored = await inParallel(AT_ONCE, doomed, (one) => loadParts(table, one, signal));
  for (const parts of stored) await eraseReferences(table, parts, options);
  await eraseParts(table, stored, options);
}

interface StoredParts extends Doomed {
  items: Item[];
  results: Item[];
  owners: Set<UserId>;
  players: Set<UserId>;
}

async function loadParts(table: Table, { run, state }: Doomed, signal: AbortSignal | undefined): Promise<StoredParts> {
  const items = await table.query(runKey(run), '', signal);
  const results = await table.query(resultsKey(run), '', signal);
  const own = state ? [state, ...items] : items;
  const owners = new Set([...own, ...results].flatMap(({ owner }) => readText(owner) ?? []));
  return { run, state, items, results, owners, players: playersIn(own) };
}

async function eraseParts(table: Table, stored: readonly StoredParts[], options: ErasureOptions): Promise<void> {
  const { keepsResults, foundBy = null, confirmedBy, signal } = options;
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
  const nameless = (item: Item): Item | null => {
    const changed = withoutFounder(item);
    return changed === item ? null : changed;
  };
  // A later erasure of the former owner cannot find these results.
  for (const { run } of keepsResults ? stored : []) await rewriteResults(table, run, nameless, signal);
  await table.removeMany(stored.flatMap(playedPointers), signal);
  for (const [owner, runs] of owned) await removeFromProfile(table, owner, runs, signal, confirmedBy);
  const pointers = stored.flatMap(({ run, results, owners, players }) => {
    const leads = (user: UserId) => user === foundBy || (keepsResults && results.length > 0 && owners.has(user));
    const users = [...new Set([...owners, ...players])];
    return users.filter((user) => !leads(user)).map((user) => ({ PK: userKey(user), SK: runKey(run) }));
  });
  await table.removeMany(pointers, signal);
  await table.removeMany(
    stored.flatMap(({ items }) => items.filter(isNote)),
    signal,
  );
}

function runsByOwner(stored: readonly StoredParts[]): Map<UserId, RunId[]> {
  const owned = new Map<UserId, RunId[]>();
  for (const { run, owners } of stored) {
    for (const owner of owners) owned.set(owner, [...(owned.get(owner) ?? []), run]);
  }
  return owned;
}

const playedPointers = ({ run, players }: StoredParts): Key[] =>
  [...players].map((user) => ({ PK: userKey(user), SK: playedSort(run) }));

function forkRecords({ run, state }: Doomed): Key[] {
  const source = state && forkOrigin(state)?.run;
  return source ? [{ PK: runKey(source), SK: forkedSort(run) }] : [];
}

async function keepOwner(table: Table, { run, state }: Doomed, signal: AbortSignal | undefined): Promise<void> {
  const owner = readText(state?.owner);
  if (owner !== null) await table.put({ PK: runKey(run), SK: playerSort(owner), owner }, null, signal);
}

/** Must precede the removal of the state, which names the party. */
async function eraseFromOthers(
  table: Table,
  { run, state }: Doomed,
  { foundBy = null, confirmedBy: played = null, signal }: ErasureOptions,
): Promise<void> {
  if (!state) return;
  const owner = readText(state.owner);
  const channel = readText(state.channel);
  if (channel !== null) await clearParty(table, { channel, run, played, erased: foundBy }, signal);
  const daily = readOr(null, () => dailyOf({ origin: toOrigin(text(state.origin)), home: toHome(text(state.home)) }));
  if (owner !== null && daily) await blankClaim(table, owner, { daily, run }, signal);
}

function listEntries({ run, state }: Doomed): Key[] {
  const home = state && readOr(null, () => toHome(text(state.home)));
  if (home?.kind !== 'guild') return [];
  const PK = guildKey(home.id);
  const { createdAt } = state as Item;
  return [...(typeof createdAt === 'number' ? [{ PK, SK: activeSort(createdAt, run) }] : []), { PK, SK: runKey(run) }];
}

async function withHome(table: Table, { run, state }: Doomed, signal: AbortSignal | undefined): Promise<Doomed> {
  if (!state || typeof state.home === 'string') return { run, state };
  const owner = readText(state.owner);
  const listed = owner === null ? null : await table.get(userKey(owner), runKey(run), signal);
  return { run, state: { ...state, home: readText(listed?.home) ?? '' } };
}

/** Keeps the claim, so that the owner gets no second try. */
async function blankClaim(
  table: Table,
  owner: UserId,
  { daily, run }: { daily: Daily; run: RunId },
  signal: AbortSignal | undefined,
): Promise<void> {
  const claim = await table.get(userKey(owner), claimSort(daily), signal);
  if (claim?.run !== run) return;
  await table.put({ ...claim, run: ERASED }, { attribute: 'rev', equals: null }, signal);
}

async function eraseReferences(
  table: Table,
  { run, items }: StoredParts,
  { foundBy = null, confirmedBy: played = null, signal }: ErasureOptions,
): Promise<void> {
  const alias = newPseudonym();
  for (const item of items) {
    const { SK } = item;
    if (SK.startsWith(AUDITED_PREFIX)) await replaceInAudit(table, item, { id: run, alias }, signal);
    if (SK.startsWith(FORKED_PREFIX)) await forgetSource(table, SK.slice(FORKED_PREFIX.length), run, signal);
    if (SK.startsWith(PLAYED_IN_PREFIX)) {
      await clearParty(table, { channel: SK.slice(PLAYED_IN_PREFIX.length), run, played, erased: foundBy }, signal);
    }
    if (SK.startsWith(SHARED_PREFIX)) {
      const shared = toShared(SK);
      if (!shared) continue;
      const { channel, version } = shared;
      await table.remove(channelKey(channel), shareSort(run, version), signal);
      await removeFromShareList(table, channel, (share) => share.run === run, signal);
    }
  }
}

/** Older runs lack `PLAYER_PREFIX` items, so `people` and ballots count, too. */
function playersIn(items: readonly Item[]): Set<UserId> {
  const named = items.flatMap(({ SK, people }) => {
    if (SK.startsWith(PLAYER_PREFIX)) return [SK.slice(PLAYER_PREFIX.length)];
    if (SK.startsWith(BALLOT_PREFIX)) return SK.slice(SK.lastIndexOf('#') + 1);
    return readOr([], () => ids(people));
  });
  return new Set(named.filter((id) => id !== ERASED));
}
