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

/** A `home` limits the data to one server or one direct message. */
export interface DataSubject {
  user: UserId;
  home: Home | null;
  signal: AbortSignal | undefined;
}

export interface PersonalItems {
  /** Items of the home and items for which `isOfEveryHome` is true; all items if `home` is `null`. */
  items: Item[];
  runs: RunId[];
  /** Runs in all homes that the user played as a member of a party, because pointers to these runs name no home. */
  played: RunId[];
  channels: ChannelId[];
  claims: Daily[];
  audited: Item[];
}

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

/** An export or erasure for one server includes these items, which name no server and expire within a day. */
export const isOfEveryHome = (sort: string): boolean =>
  sort.startsWith(LEASE_PREFIX) || sort.startsWith(RUN_CLAIM_PREFIX);

/** True if the run began outside of `home`. False if `home` is `null`. */
export const isElsewhere = (state: Item, home: Home | null): boolean => home !== null && state.home !== homeText(home);

/**
 * True if the state names another user as owner, and a recorded change of owners or that owner's pointer confirms the
 * ownership.
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
