import type { ChannelId, RunId } from '../ids';

export interface Share {
  channel: ChannelId;
  run: RunId;
  /** The only version that the channel may watch; `null` if the channel may follow the run. */
  version: number | null;
  at: number;
  /** Absent if the share comes from the channel's list, or if an older build stored the share. */
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
  /** Resolves with `false` if the server had `most` posts in the hour before. A repeated call counts a post once. */
  countPost(post: Post, most: number, signal?: AbortSignal): Promise<boolean>;
  /** Resolves with `true` for the first post of a week's card, and for repeated calls with this post. */
  takeWeek(post: Post, week: string, signal?: AbortSignal): Promise<boolean>;
  /**
   * Resolves with `overtaken`, and shares nothing, if a later interaction has ended the run's shares in this channel.
   */
  share(share: Share, signal?: AbortSignal): Promise<'shared' | 'overtaken'>;
  /**
   * Must be called only for an erased run, because this call also removes the items by which an erasure finds the
   * share.
   */
  unshare(share: ShareId, signal?: AbortSignal): Promise<void>;
  /**
   * Ends shares of the run and of single versions. Resolves with `overtaken` if later interactions have shared the run.
   */
  unshareRun(end: ShareEnd, signal?: AbortSignal): Promise<'ended' | 'overtaken'>;
  /** Returns at most 50 shares, the latest first, or at most 400 if the channel has no list yet. */
  loadShares(channel: ChannelId, signal?: AbortSignal): Promise<Share[]>;
  loadShare(share: ShareId, signal?: AbortSignal): Promise<Share | null>;
}
