import type { GameEvent } from '../../engine';
import type { RunId, UnloadableRun, UserId } from '../../storage/contract';
import type { ChannelCaller } from '../caller';
import type { SharedRun } from '../turns/listed-run';
import type { ChannelRefusal } from '../turns/server-rules';
import type { Board, Outcome, UnloadableOutcome } from '../turns/turns-contract';
import type { WatchRefusal } from '../turns/watch-refusal';

export type WatchOutcome =
  /** A board without actions. `version` is the version that it shows; `null` for the present one. */
  { kind: 'watching'; board: Board; version: number | null; events: GameEvent[] } | WatchRefusal;

/** The run is shared, but the channel must not see its board, because its daily dungeon is still open. */
export interface HiddenShare {
  kind: 'hidden-share';
  run: RunId;
  version: number | null;
}

export type ForkOutcome =
  | Extract<Outcome, { kind: 'started' | 'board' | 'busy' }>
  | WatchRefusal
  | ChannelRefusal
  /** The run is in a daily dungeon. It cannot be forked while the day, or a ranked try in the run, goes on. */
  | { kind: 'daily-open' }
  /** The run is over at that version, so nothing can come after it. */
  | { kind: 'over' }
  /**
   * The run is the caller's own, ranked, and goes on. A fork takes its ranking away, so the caller must confirm the
   * fork.
   */
  | { kind: 'confirm-fork'; run: RunId; version: number }
  /** The run is ranked and goes on. The caller plays in it but does not own it, so may not fork it. */
  | { kind: 'ranked' };

export type UnshareOutcome =
  | { kind: 'unshared'; isOver: boolean }
  | Extract<WatchRefusal, { kind: 'no-run' }>
  /** The caller neither owns the run nor plays in it. */
  | { kind: 'not-yours'; owner: UserId };

/** Use cases that show a run to a channel, and that look at the run there. */
export interface SharingUseCases {
  /**
   * Lets the channel watch the named run, or the run that the caller played last. With `version` the channel sees that
   * one moment; without it, the channel follows the run.
   */
  share(
    caller: ChannelCaller & { run?: RunId; version?: number },
  ): Promise<WatchOutcome | ChannelRefusal | HiddenShare | UnloadableOutcome>;
  /**
   * Stops sharing the named run, or the run that the caller played last, and all its moments. The outcome is the same
   * if nothing of the run is shared.
   */
  unshare(caller: ChannelCaller & { run?: RunId }): Promise<UnshareOutcome | UnloadableOutcome>;
  /**
   * Returns the runs that may be watched in the channel, the latest first, and separately the runs that cannot be
   * loaded.
   */
  shares(caller: ChannelCaller): Promise<{ kind: 'shares'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /**
   * Returns the board of a run that the caller owns, the channel plays, or somebody shared there. Without `version` it
   * is the present board. `forAll` means that the whole channel sees the reply. The run must then be shared, even if
   * the caller owns it, and the board has the settings of the run's owner. Changes nothing.
   */
  watch(
    caller: ChannelCaller & { run: RunId; version?: number; forAll?: boolean },
  ): Promise<WatchOutcome | UnloadableOutcome>;
  /**
   * Starts an unranked run of the caller's own from a moment of a source run. The source is the named run, if the
   * caller may watch it, or the run they played last. Chance, and levels not visited yet, differ from the source.
   * Suspends the caller's active run. If the source is the caller's own, ranked, and goes on, the caller must be
   * `sure`. The source then loses its ranking, because a fork shows what the source has yet to find out.
   */
  fork(
    caller: ChannelCaller & { run?: RunId; version?: number; sure?: boolean },
  ): Promise<ForkOutcome | UnloadableOutcome>;
}
