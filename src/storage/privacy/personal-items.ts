import { type ChannelId, type Daily, type Home, isInGuild, type RunId, type UserId } from '../contract';
import {
  AUDITED_PREFIX,
  dailyOfClaim,
  type Item,
  PARTY_PREFIX,
  PLAYED_PREFIX,
  RUN_PREFIX,
  type Table,
  userKey,
} from '../dynamo';
import { homeText } from '../turns/run-attributes';

/** Whose items are exported or erased: with a home only those of runs that began there. */
export interface DataSubject {
  user: UserId;
  home: Home | null;
  signal: AbortSignal | undefined;
}

/** What the items with a user's id refer to. */
export interface PersonalItems {
  /** Runs of their own. */
  runs: RunId[];
  /** Runs of others they played in. */
  played: RunId[];
  /** Channels whose party they joined. */
  channels: ChannelId[];
  /** Daily dungeons whose one try they used: with a home, those of that server alone. */
  claims: Daily[];
  /** What leads to audit lines that name them: with a home, to those of that server. */
  audited: Item[];
}

/** The runs and parties a user took part in; with a home, of their own runs only those begun there. */
export async function findPersonalItems(table: Table, { user, home, signal }: DataSubject): Promise<PersonalItems> {
  const items = await table.query(userKey(user), '', signal);
  const idsAfter = (prefix: string, from: Item[]) =>
    from.flatMap(({ SK }) => (SK.startsWith(prefix) ? [SK.slice(prefix.length)] : []));
  return {
    runs: idsAfter(
      RUN_PREFIX,
      items.filter((item) => home === null || item.home === homeText(home)),
    ),
    played: idsAfter(PLAYED_PREFIX, items),
    channels: idsAfter(PARTY_PREFIX, items),
    claims: items
      .flatMap(({ SK }) => dailyOfClaim(SK) ?? [])
      .filter(({ scope }) => home === null || (scope.kind === 'guild' && isInGuild(home, scope.id))),
    audited: items.filter(
      ({ SK, guild }) => SK.startsWith(AUDITED_PREFIX) && (home === null || isInGuild(home, String(guild))),
    ),
  };
}

/** Whether a run began elsewhere than at the home, if one is given; `state` is its state item. */
export const isElsewhere = (state: Item | null, home: Home | null): boolean =>
  home !== null && state?.home !== homeText(home);
