import type { ChannelId, RunId } from '../ids';

/** Permission for a channel to watch a run, either at one version or as the run continues. */
export interface Share {
  channel: ChannelId;
  run: RunId;
  /** The only version that the channel may watch; `null` if the channel may follow the run. */
  version: number | null;
  at: number;
  /**
   * Interaction that made the share. Absent if the share comes from the channel's list, or if an older build stored the
   * share.
   */
  interaction?: string;
}

export type ShareId = Pick<Share, 'channel' | 'run' | 'version'>;

export interface ShareEnd {
  channel: ChannelId;
  run: RunId;
  interaction: string;
}

export interface Post {
  guild: string;
  interaction: string;
  at: number;
}

export interface SharingStore {
  /**
   * Counts a post. Resolves with false, and does not count the post, if the server had `most` posts in the hour before.
   * A repeated call with the same post counts the post once.
   */
  countPost(post: Post, most: number, signal?: AbortSignal): Promise<boolean>;
  /**
   * Reserves the card of a week in a server for one post. Resolves with true for the first post, and for repeated calls
   * with the same post.
   */
  takeWeek(post: Post, week: string, signal?: AbortSignal): Promise<boolean>;
  /**
   * Shares a run with a channel. If the run is already shared, changes only time and interaction. If a later
   * interaction has ended the run's shares in this channel, resolves with `overtaken` and shares nothing. Rejects with
   * the `StoreError` `unavailable` if other writers kept changing the share or the channel's list.
   */
  share(share: Share, signal?: AbortSignal): Promise<'shared' | 'overtaken'>;
  /**
   * Ends one share of an erased run. Also removes the items in the run's partition by which an erasure finds this
   * share.
   */
  unshare(share: ShareId, signal?: AbortSignal): Promise<void>;
  /**
   * Ends all shares of a run in a channel, of the whole run and of single versions. Resolves with `overtaken` if later
   * interactions have shared the run again; these shares stay. Rejects with the `StoreError` `unavailable` if other
   * writers kept changing the list.
   */
  unshareRun(end: ShareEnd, signal?: AbortSignal): Promise<'ended' | 'overtaken'>;
  /**
   * Returns at most 50 shares, the latest first. If the channel has no list yet, returns at most 400. `loadShare` can
   * still load older shares.
   */
  loadShares(channel: ChannelId, signal?: AbortSignal): Promise<Share[]>;
  loadShare(share: ShareId, signal?: AbortSignal): Promise<Share | null>;
}
