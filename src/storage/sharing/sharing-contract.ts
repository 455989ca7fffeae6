import type { ChannelId, RunId } from '../ids';

export interface Share {
  channel: ChannelId;
  run: RunId;
  /** The only version to watch; `null` to follow the run. */
  version: number | null;
  at: number;
  /** Absent in the channel's list, and in shares of older builds. */
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
  /** Resolves with `false` after `most` posts within an hour. Repeated calls count once. */
  countPost(post: Post, most: number, signal?: AbortSignal): Promise<boolean>;
  /** True for the week's first post, even at a repeated call. */
  takeWeek(post: Post, week: string, signal?: AbortSignal): Promise<boolean>;
  /** Resolves with `overtaken` if a later interaction has ended the run's shares. */
  share(share: Share, signal?: AbortSignal): Promise<'shared' | 'overtaken'>;
  /** Only for erased runs, because an erasure cannot find the share afterwards. */
  unshare(share: ShareId, signal?: AbortSignal): Promise<void>;
  /** Also ends shares of single versions. Resolves with `overtaken` after a later share. */
  unshareRun(end: ShareEnd, signal?: AbortSignal): Promise<'ended' | 'overtaken'>;
  /** Returns at most 50 shares, latest first, or 400 without a list. */
  loadShares(channel: ChannelId, signal?: AbortSignal): Promise<Share[]>;
  loadShare(share: ShareId, signal?: AbortSignal): Promise<Share | null>;
}
