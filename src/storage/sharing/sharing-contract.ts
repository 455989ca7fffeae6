import type { ChannelId, RunId } from '../ids';

/** A run that a channel may watch: as it goes on, or one moment of it. */
export interface Share {
  channel: ChannelId;
  run: RunId;
  /** The version of the moment; `null` to follow the run. */
  version: number | null;
  /** When it was shared: milliseconds since 1970. */
  at: number;
}

/** What tells one share from others. */
export type ShareId = Pick<Share, 'channel' | 'run' | 'version'>;

export interface SharingStore {
  /** Sharing the same again changes nothing but the time. Rejects with `unavailable` when others kept sharing there. */
  share(share: Share, signal?: AbortSignal): Promise<void>;
  /** Does nothing where there is no such share. */
  unshare(share: ShareId, signal?: AbortSignal): Promise<void>;
  /** Ends what a channel may watch of a run: the run as it goes on, and every moment. Does nothing where it may not. */
  unshareRun(channel: ChannelId, run: RunId, signal?: AbortSignal): Promise<void>;
  /** What is shared in a channel, the latest first: the last fifty. Earlier ones may still be loaded by name. */
  loadShares(channel: ChannelId, signal?: AbortSignal): Promise<Share[]>;
  loadShare(share: ShareId, signal?: AbortSignal): Promise<Share | null>;
}
