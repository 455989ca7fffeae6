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

/** The channel must not see the board until the daily dungeon closes. */
export interface HiddenShare {
  kind: 'hidden-share';
  run: RunId;
  version: number | null;
}

/** A later interaction came first, or the player sent the request before they began, resumed or joined the run. */
export interface Overtaken {
  kind: 'overtaken';
}

export type PostOutcome =
  /**
   * `frames` show the scene that ends with the shared version. `events` and `feats` come from the last action of the
   * scene.
   */
  | { kind: 'posted'; board: Board; frames: ClipFrame[]; events: GameEvent[]; feats: RawId[] }
  | Exclude<OutputOf<SharingUseCases, 'share'>, { kind: 'watching' }>
  | PostRefusal;

export type ForkOutcome =
  | Extract<Outcome, { kind: 'started' | 'board' | 'busy' }>
  | WatchRefusal
  | ChannelRefusal
  | Overtaken
  | { kind: 'daily-open' }
  | { kind: 'over' }
  | { kind: 'confirm-fork'; run: RunId; version: number }
  | { kind: 'ranked' };

export type UnshareOutcome =
  | { kind: 'unshared'; isOver: boolean }
  | Overtaken
  | Extract<WatchRefusal, { kind: 'no-run' }>
  | { kind: 'not-yours'; owner: UserId };

export interface SharingUseCases {
  /** Shares one version, or by default each new version; without `run`, shares the run that the caller played last. */
  share(
    caller: ChannelCaller & { run?: RunId; version?: number },
  ): Promise<WatchOutcome | ChannelRefusal | HiddenShare | Overtaken | UnloadableOutcome>;
  /** Shares the run, and returns the scene that ends with `version`; may take seconds. */
  post(caller: Poster & { run?: RunId; version?: number }): Promise<PostOutcome | UnloadableOutcome>;
  /** Returns `taken` only for the first player who asks for a server's card of the week. */
  takeWeek(caller: Caller): Promise<{ kind: 'taken' | 'had' }>;
  /** Counts an allowed post towards the server's hourly limit. */
  mayPost(caller: Poster): Promise<{ kind: 'may-post' } | PostRefusal>;
  /** Ends all shares of the run in the channel, except shares from later interactions. */
  unshare(caller: ChannelCaller & { run?: RunId }): Promise<UnshareOutcome | UnloadableOutcome>;
  /** Returns at most 25 shares, the latest first, without runs that are hidden from the caller. */
  shares(caller: ChannelCaller): Promise<{ kind: 'shares'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /** If `forAll` is set, the whole channel sees the reply, so even the caller's own run must have been shared. */
  watch(
    caller: ChannelCaller & { run: RunId; version?: number; forAll?: boolean },
  ): Promise<WatchOutcome | UnloadableOutcome>;
  /** Starts an unranked fork, and suspends the active run; `sure` confirms making the caller's ranked run unranked. */
  fork(
    caller: ChannelCaller & { run?: RunId; version?: number; sure?: boolean },
  ): Promise<ForkOutcome | UnloadableOutcome>;
}
