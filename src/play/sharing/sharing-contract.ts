import type { GameEvent, RawId } from '../../engine';
import type { ClipFrame } from '../../render/contract';
import type { RunId, UnloadableRun, UserId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { SharedRun } from '../turns/listed-run';
import type { ChannelRefusal } from '../turns/server-rules';
import type { Board, Outcome, UnloadableOutcome } from '../turns/turns-contract';
import type { WatchRefusal } from '../turns/watch-refusal';
import type { OutputOf } from '../use-case';
import type { Poster, PostRefusal } from './post-rules';

export type WatchOutcome =
  /** `version` is `null` for the present version. */
  { kind: 'watching'; board: Board; version: number | null; events: GameEvent[] } | WatchRefusal;

/** The run was shared. The channel must not see the board until the day or week of the daily dungeon is over. */
export interface HiddenShare {
  kind: 'hidden-share';
  run: RunId;
  version: number | null;
}

/**
 * The request was carried out only in part, or not at all. There are two cases:
 *
 * - The request would have undone the work of a later interaction.
 * - The player named no run, and sent the interaction before they began, resumed or joined the found run.
 */
export interface Overtaken {
  kind: 'overtaken';
}

export type PostOutcome =
  /** `frames` is the scene that ends with the version. `events` and `feats` come from the last action of the scene. */
  | { kind: 'posted'; board: Board; frames: ClipFrame[]; events: GameEvent[]; feats: RawId[] }
  | Exclude<OutputOf<SharingUseCases, 'share'>, { kind: 'watching' }>
  | PostRefusal;

export type ForkOutcome =
  | Extract<Outcome, { kind: 'started' | 'board' | 'busy' }>
  | WatchRefusal
  | ChannelRefusal
  | Overtaken
  /** The run's daily dungeon is still open, or the run is an unfinished ranked try. */
  | { kind: 'daily-open' }
  | { kind: 'over' }
  /** The caller must confirm the fork, because the fork makes their unfinished ranked run unranked. */
  | { kind: 'confirm-fork'; run: RunId; version: number }
  /** Only the owner may fork an unfinished ranked run. The caller may play the run, but is not the owner. */
  | { kind: 'ranked' };

export type UnshareOutcome =
  | { kind: 'unshared'; isOver: boolean }
  | Overtaken
  | Extract<WatchRefusal, { kind: 'no-run' }>
  /** The caller is neither the run's owner nor a member of the party that plays the run. */
  | { kind: 'not-yours'; owner: UserId };

export interface SharingUseCases {
  /**
   * Lets the channel watch the named run. Without `run`, takes the run that the caller played last. If `version` is
   * set, the channel sees only that version. Otherwise the channel sees each new version.
   */
  share(
    caller: ChannelCaller & { run?: RunId; version?: number },
  ): Promise<WatchOutcome | ChannelRefusal | HiddenShare | Overtaken | UnloadableOutcome>;
  /**
   * Lets the channel watch the run, and returns the scene that ends with `version`, by default the present version.
   * Without `run`, takes the run that the caller played last. Refuses in the same cases as `share` and `mayPost`. May
   * take seconds.
   */
  post(caller: Poster & { run?: RunId; version?: number }): Promise<PostOutcome | UnloadableOutcome>;
  /**
   * Returns `taken` for the first player who asks for the card of the week in a server. Returns `had` for all other
   * players, and outside of servers.
   */
  takeWeek(caller: Caller): Promise<{ kind: 'taken' | 'had' }>;
  /** Checks if the caller may post in the channel. An allowed post counts towards the limit for one hour. */
  mayPost(caller: Poster): Promise<{ kind: 'may-post' } | PostRefusal>;
  /**
   * Ends all shares of the named run in the channel. Without `run`, takes the run that the caller played last. The
   * outcome is the same if the run was not shared. Keeps shares from later interactions.
   */
  unshare(caller: ChannelCaller & { run?: RunId }): Promise<UnshareOutcome | UnloadableOutcome>;
  /**
   * Returns the newest 25 shares of the channel, the latest first, without runs that are hidden from the caller. Runs
   * that cannot be loaded are in a separate list.
   */
  shares(caller: ChannelCaller): Promise<{ kind: 'shares'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /**
   * Returns the board of a run; without `version` the present board. The caller may watch their own runs, runs of the
   * channel's party, and runs shared in the channel. Changes nothing.
   *
   * If `forAll` is set, the whole channel sees the reply, with the settings of the run's owner. The run must then be
   * shared, even if the caller is the owner.
   */
  watch(
    caller: ChannelCaller & { run: RunId; version?: number; forAll?: boolean },
  ): Promise<WatchOutcome | UnloadableOutcome>;
  /**
   * Starts an unranked run of the caller from one version of another run. Forks the named run if the caller may watch
   * the run. Without `run`, forks the run that the caller played last. Suspends the caller's active run.
   *
   * The fork has different random numbers and different unvisited levels, but still reveals some of the forked run's
   * future. A fork of the caller's unfinished ranked run needs `sure`, and makes that run unranked.
   */
  fork(
    caller: ChannelCaller & { run?: RunId; version?: number; sure?: boolean },
  ): Promise<ForkOutcome | UnloadableOutcome>;
}
