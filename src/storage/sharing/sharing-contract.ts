import type { ChannelId, RunId } from '../ids';

/** Permission for a channel to watch a run, either as it continues or only at one version. */
export interface Share {
  channel: ChannelId;
  run: RunId;
  /** Version that the channel may watch; `null` if the channel may follow the run. */
  version: number | null;
  /** Time at which the run was shared, in milliseconds since 1970. */
  at: number;
}

export type ShareId = Pick<Share, 'channel' | 'run' | 'version'>;

export interface SharingStore {
  /**
   * Shares a run with a channel. If it is already shared, changes only the time. Rejects with `unavailable` if other
   * writers kept changing the channel's list.
   */
  share(share: Share, signal?: AbortSignal): Promise<void>;
  /** Ends one share. Does nothing if there is no such share. */
  unshare(share: ShareId, signal?: AbortSignal): Promise<void>;
  /**
   * Ends all shares of a run in a channel, for the whole run and for single versions. Does nothing if there are none.
   */
  unshareRun(channel: ChannelId, run: RunId, signal?: AbortSignal): Promise<void>;
  /** Loads the latest 50 shares in a channel, latest first. `loadShare` can still load older shares. */
  loadShares(channel: ChannelId, signal?: AbortSignal): Promise<Share[]>;
  loadShare(share: ShareId, signal?: AbortSignal): Promise<Share | null>;
}
