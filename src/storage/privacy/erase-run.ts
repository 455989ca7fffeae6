import { replaceInAudit } from '../admin/audit';
import { newPseudonym } from '../admin/pseudonym';
import type { Daily } from '../dailies/dailies-contract';
import { claimSort } from '../dailies/daily-keys';
import { dailyOf } from '../dailies/daily-of';
import {
  AUDITED_PREFIX,
  activeSort,
  BALLOT_PREFIX,
  changeItem,
  channelKey,
  FORKED_PREFIX,
  forkedSort,
  guildKey,
  type Item,
  ids,
  PARTY,
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
import { removeFromShareList } from '../sharing/share-list';
import { forgetSource, forkOrigin } from '../turns/fork-source';
import { ERASED, toHome, toOrigin } from '../turns/run-attributes';
import { removeFromProfile } from './remove-from-profile';

/**
 * Erases a run with its levels, log, ballots and results, and removes its id from the items of others. The pointer that
 * leads from the user `foundBy` to the run stays. If the erasure of this user is interrupted, the next erasure follows
 * the pointer to the rest of the run.
 */
export async function eraseRun(
  table: Table,
  run: RunId,
  { foundBy = null, signal }: { foundBy?: UserId | null; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const state = await table.get(runKey(run), STATE, signal);
  await eraseRunOf(table, { run, state }, { keepsResults: false, foundBy, signal });
}

/**
 * Erases a run. `state` is its state item, or was until it expired. If results are kept, the owner's pointer to the run
 * is kept too. The state goes early, because without it no turn can be committed. A recording of the run's result that
 * is under way then undoes itself. Pointers to items of others go last, so that a repeated call finds the rest after an
 * interruption.
 */
export async function eraseRunOf(
  table: Table,
  { run, state: stored }: { run: RunId; state: Item | null },
  {
    keepsResults,
    foundBy = null,
    signal,
  }: { keepsResults: boolean; foundBy?: UserId | null; signal: AbortSignal | undefined },
): Promise<void> {
  const state: Item | null = stored && { ...stored, home: await homeOf(table, run, stored, signal) };
  if (state) await eraseFromOthers(table, { run, state, foundBy }, signal);
  const source = state && forkOrigin(state)?.run;
  if (source && !keepsResults) await table.remove(runKey(source), forkedSort(run), signal);
  await table.remove(runKey(run), STATE, signal);
  // Unlists the run again, because a turn may have listed it meanwhile. Without the state, no turn can list the run any
  // more.
  if (state) await unlist(table, run, state, signal);
  const items = await table.query(runKey(run), '', signal);
  const results = await table.query(resultsKey(run), '', signal);
  await eraseReferences(table, run, items, signal);
  const owners = new Set([state, ...items, ...results].flatMap((item) => (item ? (readText(item.owner) ?? []) : [])));
  for (const owner of keepsResults ? [] : owners) await withdrawBest(table, owner, (item) => item.run === run, signal);
  const isNote = ({ SK }: Item): boolean => SK.startsWith(PLAYER_PREFIX);
  const rest = [...items.filter((item) => !isNote(item)), ...(keepsResults ? [] : results)];
  await Promise.all(rest.map(({ PK, SK }) => table.remove(PK, SK, signal)));
  for (const user of playersIn([...(state ? [state] : []), ...items])) {
    await table.remove(userKey(user), playedSort(run), signal);
    // A player has the pointer of an owner if a change of the owner was cut short.
    if (!owners.has(user) && user !== foundBy) await table.remove(userKey(user), runKey(run), signal);
  }
  for (const owner of owners) {
    await removeFromProfile(table, owner, [run], signal);
    const leads = owner === foundBy || (keepsResults && results.length > 0);
    if (!leads) await table.remove(userKey(owner), runKey(run), signal);
  }
  await Promise.all(items.filter(isNote).map(({ PK, SK }) => table.remove(PK, SK, signal)));
}

/**
 * Erases items that only the state leads to. First adds an item that names the owner to the run's partition, so that a
 * repeated call can finish an interrupted erasure.
 */
async function eraseFromOthers(
  table: Table,
  { run, state, foundBy }: { run: RunId; state: Item; foundBy: UserId | null },
  signal: AbortSignal | undefined,
): Promise<void> {
  const owner = readText(state.owner);
  if (owner !== null) await table.put({ PK: runKey(run), SK: playerSort(owner), owner }, null, signal);
  await unlist(table, run, state, signal);
  const channel = readText(state.channel);
  if (channel !== null) {
    const key = { PK: channelKey(channel), SK: PARTY };
    await changeItem(table, key, (party) => (party.run === run ? withoutRun(party, foundBy) : null), signal);
  }
  const daily = readOr(null, () => dailyOf({ origin: toOrigin(text(state.origin)), home: toHome(text(state.home)) }));
  if (owner !== null && daily) await blankClaim(table, owner, { daily, run }, signal);
}

/**
 * Returns a party without its run. If the erased owner holds the torch, which may be the right to act, nobody holds the
 * torch any more. The torch may have come back to the owner after the owner was erased from the party.
 */
const withoutRun = (party: Item, erased: UserId | null): Item => ({
  ...party,
  run: '',
  ...(erased !== null && party.holder === erased ? { holder: ERASED } : {}),
});

/** Removes a run from the list of its server, under its present key and under its key of older releases. */
async function unlist(table: Table, run: RunId, state: Item, signal: AbortSignal | undefined): Promise<void> {
  const home = readOr(null, () => toHome(text(state.home)));
  if (home?.kind !== 'guild') return;
  const { createdAt } = state;
  if (typeof createdAt === 'number') await table.remove(guildKey(home.id), activeSort(createdAt, run), signal);
  await table.remove(guildKey(home.id), runKey(run), signal);
}

/**
 * Returns the home of a run as one attribute: from its state or, if that is damaged, from its owner's pointer; `''` if
 * unknown.
 */
async function homeOf(table: Table, run: RunId, state: Item, signal: AbortSignal | undefined): Promise<string> {
  if (typeof state.home === 'string') return state.home;
  const owner = readText(state.owner);
  const listed = owner === null ? null : await table.get(userKey(owner), runKey(run), signal);
  return readText(listed?.home) ?? '';
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

/** Erases the run from the items that its own items lead to: shares, forks, audit lines. */
async function eraseReferences(table: Table, run: RunId, items: readonly Item[], signal: AbortSignal | undefined) {
  const alias = newPseudonym();
  for (const item of items) {
    const { SK } = item;
    if (SK.startsWith(AUDITED_PREFIX)) await replaceInAudit(table, item, { id: run, alias }, signal);
    if (SK.startsWith(FORKED_PREFIX)) await forgetSource(table, SK.slice(FORKED_PREFIX.length), run, signal);
    if (SK.startsWith(SHARED_PREFIX)) {
      const { channel, version } = toShared(SK);
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
