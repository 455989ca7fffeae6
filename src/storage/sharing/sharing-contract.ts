import type { ChannelId, RunId } from '../ids';

/** A run that a channel may watch, either as it continues or at one version. */
export interface Share {
  channel: ChannelId;
  run: RunId;
  /** Version of a shared moment; `null` if the channel follows the run. */
  version: number | null;
  /** Time of sharing, in milliseconds since 1970. */
  at: number;
}

/** Fields that identify a share. */
export type ShareId = Pick<Share, 'channel' | 'run' | 'version'>;

export interface SharingStore {
  /**
   * Shares a run with a channel. Repeating a share changes only its time. Rejects with `unavailable` if other writers
   * kept sharing in the channel.
   */
  share(share: Share, signal?: AbortSignal): Promise<void>;
  /** Ends a share. Does nothing if there is no such share. */
  unshare(share: ShareId, signal?: AbortSignal): Promise<void>;
  /** Ends all shares of a run in a channel: the followed run and every moment. Does nothing if there is none. */
  unshareRun(channel: ChannelId, run: RunId, signal?: AbortSignal): Promise<void>;
  /**
   * Loads the last fifty shares of a channel, the latest first. Earlier shares can still be loaded with `loadShare`.
   */
  loadShares(channel: ChannelId, signal?: AbortSignal): Promise<Share[]>;
  loadShare(share: ShareId, signal?: AbortSignal): Promise<Share | null>;
}
