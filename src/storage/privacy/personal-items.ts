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

/** `home` limits the data to one server or direct message. */
export interface DataSubject {
  user: UserId;
  home: Home | null;
  signal: AbortSignal | undefined;
}

export interface PersonalItems {
  /** Items for which `isOfEveryHome` is true are always included. */
  items: Item[];
  runs: RunId[];
  /** Party runs in all homes, because the pointers name no home. */
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

/** True for items that name no server and expire within a day. */
export const isOfEveryHome = (sort: string): boolean =>
  sort.startsWith(LEASE_PREFIX) || sort.startsWith(RUN_CLAIM_PREFIX);

export const isElsewhere = (state: Item, home: Home | null): boolean => home !== null && state.home !== homeText(home);

/** A recorded change or the owner's pointer must confirm the owner. */
export async function isOfAnother(
  table: Table,
  { run, state }: { run: RunId; state: Item },
  { user, signal }: DataSubject,
): Promise<boolean> {
  const owner = readText(state.owner);
  if (owner === null || owner === user) return false;
  return state.ownedSince !== undefined || (await table.get(userKey(owner), runKey(run), signal)) !== null;
}
