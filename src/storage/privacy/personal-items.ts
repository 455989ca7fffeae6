import type { Daily } from '../dailies/dailies-contract';
import { dailyOfClaim } from '../dailies/daily-keys';
import {
  AUDITED_PREFIX,
  type Item,
  LEASE_PREFIX,
  PARTY_PREFIX,
  PLAYED_PREFIX,
  RUN_CLAIM_PREFIX,
  RUN_PREFIX,
  readText,
  runKey,
  type Table,
  toAudited,
  userKey,
} from '../dynamo';
import { type ChannelId, type Home, isInGuild, type RunId, type UserId } from '../ids';
import { BEST_PREFIX } from '../leaderboards/result-keys';
import { homeText } from '../turns/run-attributes';

/** User whose data is exported or erased. A `home` limits the data to one server or one direct message. */
export interface DataSubject {
  user: UserId;
  home: Home | null;
  signal: AbortSignal | undefined;
}

export interface PersonalItems {
  /**
   * All items of the user if `home` is `null`. Otherwise the items that name the home, and items for which
   * `isOfEveryHome` is true. The fields `runs`, `claims` and `audited` come from these items.
   */
  items: Item[];
  runs: RunId[];
  /**
   * Runs of other owners, in all homes, because pointers to these runs name no home. Pointers to channels name no home
   * either, so `channels` has the channels of all homes.
   */
  played: RunId[];
  channels: ChannelId[];
  claims: Daily[];
  audited: Item[];
}

/** Finds the items in the user's partition, with strong consistency. */
export async function findPersonalItems(table: Table, { user, home, signal }: DataSubject): Promise<PersonalItems> {
  const all = await table.query(userKey(user), '', signal);
  const items = all.filter((item) => home === null || isOf(home, item));
  const idsAfter = (prefix: string, from: readonly Item[]) =>
    from.flatMap(({ SK }) => (SK.startsWith(prefix) ? [SK.slice(prefix.length)] : []));
  return {
    items,
    runs: idsAfter(RUN_PREFIX, items),
    played: idsAfter(PLAYED_PREFIX, all),
    channels: idsAfter(PARTY_PREFIX, all),
    claims: items.flatMap(({ SK }) => dailyOfClaim(SK) ?? []),
    audited: items.filter(({ SK }) => SK.startsWith(AUDITED_PREFIX)),
  };
}

function isOf(home: Home, { SK, home: written }: Item): boolean {
  if (SK.startsWith(RUN_PREFIX) || SK.startsWith(BEST_PREFIX)) return written === homeText(home);
  if (SK.startsWith(AUDITED_PREFIX)) return isInGuild(home, toAudited(SK).guild);
  if (isOfEveryHome(SK)) return true;
  const scope = dailyOfClaim(SK)?.scope;
  return scope?.kind === 'guild' && isInGuild(home, scope.id);
}

/**
 * True for the sort keys of leases and of items with `RUN_CLAIM_PREFIX`. These items expire within a day and name no
 * server, so an export or erasure for one server includes them.
 */
export const isOfEveryHome = (sort: string): boolean =>
  sort.startsWith(LEASE_PREFIX) || sort.startsWith(RUN_CLAIM_PREFIX);

/** True if the run began outside of `home`. False if `home` is `null`. */
export const isElsewhere = (state: Item, home: Home | null): boolean => home !== null && state.home !== homeText(home);

/**
 * True if a run belongs to another user, although this user has an owner's pointer to the run. The owner's id in the
 * state may be damaged. The function believes the id only if the run has changed owners, or if that owner also has a
 * pointer.
 */
export async function isOfAnother(
  table: Table,
  { run, state }: { run: RunId; state: Item },
  { user, signal }: DataSubject,
): Promise<boolean> {
  const owner = readText(state.owner);
  if (owner === null || owner === user) return false;
  return state.ownedSince !== undefined || (await table.get(userKey(owner), runKey(run), signal)) !== null;
}
