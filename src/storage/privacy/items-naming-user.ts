import type { ChannelId, Home, RunId, UserId } from '../contract';
import { PARTY_PREFIX, PLAYED_PREFIX, RUN_PREFIX, userKey } from '../dynamo/keys';
import type { Table } from '../dynamo/table';
import { homeText } from '../turns/state-item';

/** What is noted under a player's name. */
export interface NamedUnder {
  /** Runs of their own. */
  runs: RunId[];
  /** Runs of others they played in. */
  played: RunId[];
  /** Channels whose party they joined. */
  channels: ChannelId[];
}

/** What a player had part in; of their own runs only those begun at the home, if one is given. */
export async function namedUnder(
  table: Table,
  user: UserId,
  home: Home | null,
  signal?: AbortSignal,
): Promise<NamedUnder> {
  const items = await table.query(userKey(user), '', signal);
  const under = (prefix: string) => items.filter(({ SK }) => SK.startsWith(prefix));
  const ids = (prefix: string) => under(prefix).map(({ SK }) => SK.slice(prefix.length));
  const runs = under(RUN_PREFIX).filter((item) => home === null || item.home === homeText(home));
  return {
    runs: runs.map(({ SK }) => SK.slice(RUN_PREFIX.length)),
    played: ids(PLAYED_PREFIX),
    channels: ids(PARTY_PREFIX),
  };
}
