import type { GameEvent } from '../../engine';
import type { RunId, UnloadableRun, UserId } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { SharedRun } from '../turns/listed-run';
import type { ChannelRefusal } from '../turns/server-rules';
import type { Board, Outcome, UnloadableOutcome } from '../turns/turns-contract';
import type { WatchRefusal } from '../turns/watch-refusal';

export type WatchOutcome =
  /** A board without actions. `version` is the moment it shows, `null` when that is the present. */
  { kind: 'watching'; board: Board; version: number | null; events: GameEvent[] } | WatchRefusal;

/** The run is shared, but its board must not be shown to the channel: it is of a daily dungeon that is still open. */
export interface HiddenShare {
  kind: 'hidden-share';
  run: RunId;
  version: number | null;
}

export type ForkOutcome =
  | Extract<Outcome, { kind: 'started' | 'board' | 'busy' }>
  | WatchRefusal
  | ChannelRefusal
  /** A daily dungeon cannot be explored by a fork while its day, or a ranked try in it, lasts. */
  | { kind: 'daily-open' }
  /** Nothing can come after the end of a run. */
  | { kind: 'over' }
  /** The run is the caller's own, ranked and goes on: forking it costs it its ranking, which needs a confirmation. */
  | { kind: 'confirm-fork'; run: RunId; version: number }
  /** The same of a run that the caller plays in, but does not own. */
  | { kind: 'ranked' };

export type UnshareOutcome =
  | { kind: 'unshared' }
  | Extract<WatchRefusal, { kind: 'no-run' }>
  /** The caller neither owns the run nor plays in it. */
  | { kind: 'not-yours'; owner: UserId };

/** Showing a run to a channel, and looking at it there. */
export interface SharingUseCases {
  /** Lets the channel watch the run the caller played last, or a named one: as it goes on, or one moment of it. */
  share(
    caller: ChannelCaller & { run?: RunId; version?: number },
  ): Promise<WatchOutcome | ChannelRefusal | HiddenShare | UnloadableOutcome>;
  /**
   * Ends that of the run the caller played last, or of a named one, with all its moments. Where nothing of it is shared
   * nothing changes, and the outcome is the same.
   */
  unshare(caller: ChannelCaller & { run?: RunId }): Promise<UnshareOutcome | UnloadableOutcome>;
  /** What may be watched in the channel, the latest first, and the runs among it that cannot be loaded. */
  shares(caller: ChannelCaller): Promise<{ kind: 'shares'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /**
   * A run that is the caller's, the channel's or shared there: as it stands, or at one moment. Where all see the reply
   * the board is in the settings of the run's owner, and it takes a share, whosever the run is. Writes nothing.
   */
  watch(
    caller: ChannelCaller & { run: RunId; version?: number; forAll?: boolean },
  ): Promise<WatchOutcome | UnloadableOutcome>;
  /**
   * Starts an unranked run of the caller's own from a moment of the run they played last, or of a named one that they
   * could watch. Chance and levels not yet visited differ from the source. The caller's active run is suspended. A run
   * of the caller's own that is ranked and goes on is forked only once they are `sure`, and is then ranked no more:
   * a fork shows what it has yet to find out.
   */
  fork(
    caller: ChannelCaller & { run?: RunId; version?: number; sure?: boolean },
  ): Promise<ForkOutcome | UnloadableOutcome>;
}
