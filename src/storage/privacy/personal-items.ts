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
  type Table,
  toAudited,
  userKey,
} from '../dynamo';
import { type ChannelId, type Home, isInGuild, type RunId, type UserId } from '../ids';
import { BEST_PREFIX } from '../leaderboards/result-keys';
import { homeText } from '../turns/run-attributes';

/** User whose items are exported or erased. With a home, only items of that server are concerned. */
export interface DataSubject {
  user: UserId;
  home: Home | null;
  signal: AbortSignal | undefined;
}

/** Items stored under a user's id, and the items that they refer to. */
export interface PersonalItems {
  /**
   * The items themselves. With a home, only items that name that server, and those that count for every home.
   */
  items: Item[];
  /** Runs that the user owns; with a home, only runs that began there. */
  runs: RunId[];
  /** Runs of other owners in which the user played, even runs that began elsewhere. */
  played: RunId[];
  /** Channels with a party that the user joined, even channels of other servers. */
  channels: ChannelId[];
  /** Daily dungeons at which the user has used their one try; with a home, only dungeons of that server. */
  claims: Daily[];
  /** Pointers to audit lines that name the user; with a home, only lines of that server. */
  audited: Item[];
}

/** Finds all items stored under a user's id. */
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

/** True if an item of a user belongs to this home. */
function isOf(home: Home, { SK, home: written }: Item): boolean {
  if (SK.startsWith(RUN_PREFIX) || SK.startsWith(BEST_PREFIX)) return written === homeText(home);
  if (SK.startsWith(AUDITED_PREFIX)) return isInGuild(home, toAudited(SK).guild);
  if (isOfEveryHome(SK)) return true;
  const scope = dailyOfClaim(SK)?.scope;
  return scope?.kind === 'guild' && isInGuild(home, scope.id);
}

/**
 * True for a lease, and for a record of the run that was chosen for a command. Neither names a server. They count for
 * every home, because they are kept for a day at most and nobody misses them.
 */
export const isOfEveryHome = (sort: string): boolean =>
  sort.startsWith(LEASE_PREFIX) || sort.startsWith(RUN_CLAIM_PREFIX);

/** True if a home is given and the run began elsewhere. `state` is the run's state item. */
export const isElsewhere = (state: Item, home: Home | null): boolean => home !== null && state.home !== homeText(home);
