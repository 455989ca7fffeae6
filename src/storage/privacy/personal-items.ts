import type { Daily } from '../dailies/dailies-contract';
import { dailyOfClaim } from '../dailies/daily-keys';
import {
  AUDITED_PREFIX,
  type Item,
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

/** Whose items are exported or erased: with a home only what is of that server. */
export interface DataSubject {
  user: UserId;
  home: Home | null;
  signal: AbortSignal | undefined;
}

/** What is stored with a user, and what it refers to. */
export interface PersonalItems {
  /**
   * The items themselves: with a home, those that by themselves tell that they are of that server, and what its
   * commands meant, wherever they were typed.
   */
  items: Item[];
  /** Runs of their own: with a home, those that began there. */
  runs: RunId[];
  /** Runs of others they played in, anywhere. */
  played: RunId[];
  /** Channels whose party they joined, anywhere. */
  channels: ChannelId[];
  /** Daily dungeons whose one try they used: with a home, those of that server alone. */
  claims: Daily[];
  /** What leads to audit lines that name them: with a home, to those of that server. */
  audited: Item[];
}

/** Everything that is found by a user's id. */
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

/** Whether an item of a user's goes with what is of this home. */
function isOf(home: Home, { SK, home: written }: Item): boolean {
  if (SK.startsWith(RUN_PREFIX) || SK.startsWith(BEST_PREFIX)) return written === homeText(home);
  if (SK.startsWith(AUDITED_PREFIX)) return isInGuild(home, toAudited(SK).guild);
  // What a command meant does not tell of which server it was, is kept for a day and is missed by nobody.
  if (SK.startsWith(RUN_CLAIM_PREFIX)) return true;
  const scope = dailyOfClaim(SK)?.scope;
  return scope?.kind === 'guild' && isInGuild(home, scope.id);
}

/** Whether a run began elsewhere than at the home, if one is given; `state` is its state item. */
export const isElsewhere = (state: Item, home: Home | null): boolean => home !== null && state.home !== homeText(home);
