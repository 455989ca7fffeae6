import type { ChannelId, RunId } from '../ids';

/** Permission for a channel to watch a run, either as the run continues or only at one version. */
export interface Share {
  channel: ChannelId;
  run: RunId;
  /** The only version that the channel may watch; `null` if the channel may follow the run. */
  version: number | null;
  at: number;
  /** Absent in lists, and if an older build stored the share. */
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
   * Resolves with false if `most` other posts were made in the hour before this post. A repeated call with the post
   * counts the post once.
   */
  countPost(post: Post, most: number, signal?: AbortSignal): Promise<boolean>;
  /**
   * Resolves with true for the first post of the week's card in the server, and for its repetitions. Resolves with
   * false for any other post.
   */
  takeWeek(post: Post, week: string, signal?: AbortSignal): Promise<boolean>;
  /**
   * Shares a run with a channel. If the run is already shared, changes only time and interaction. If a later
   * interaction has ended the run's shares in this channel, resolves with `overtaken` and shares nothing. Rejects with
   * the `StoreError` `unavailable` if other writers kept changing the share or the channel's list.
   */
  share(share: Share, signal?: AbortSignal): Promise<'shared' | 'overtaken'>;
  /**
   * Ends one share of an erased run. Also removes the items in the run's partition that name this share and the
   * channel.
   */
  unshare(share: ShareId, signal?: AbortSignal): Promise<void>;
  /**
   * Ends all shares of a run in a channel, of the whole run and of single versions. Resolves with `overtaken` if later
   * interactions have shared the run again; these shares stay. Rejects with the `StoreError` `unavailable` if other
   * writers kept changing the list.
   */
  unshareRun(end: ShareEnd, signal?: AbortSignal): Promise<'ended' | 'overtaken'>;
  /**
   * Returns the latest shares first: at most 50, or at most 400 if the channel has no list yet. `loadShare` can still
   * load older shares.
   */
  loadShares(channel: ChannelId, signal?: AbortSignal): Promise<Share[]>;
  loadShare(share: ShareId, signal?: AbortSignal): Promise<Share | null>;
}
