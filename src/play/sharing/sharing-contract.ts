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

/** The channel sees no board until the daily dungeon closes. */
export interface HiddenShare {
  kind: 'hidden-share';
  run: RunId;
  version: number | null;
}

/** A later interaction came first, or the player has since switched runs. */
export interface Overtaken {
  kind: 'overtaken';
}

export type PostOutcome =
  /** `events` and `feats` come from the last action in `frames`. */
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
  /** Without `version`, shares each new version. `run` defaults to the last played. */
  share(
    caller: ChannelCaller & { run?: RunId; version?: number },
  ): Promise<WatchOutcome | ChannelRefusal | HiddenShare | Overtaken | UnloadableOutcome>;
  /** Also shares the run. May take seconds. */
  post(caller: Poster & { run?: RunId; version?: number }): Promise<PostOutcome | UnloadableOutcome>;
  /** Returns `taken` only to a server's first caller in the week. */
  takeWeek(caller: Caller): Promise<{ kind: 'taken' | 'had' }>;
  /** Counts an allowed post towards the server's hourly limit. */
  mayPost(caller: Poster): Promise<{ kind: 'may-post' } | PostRefusal>;
  /** Ends the run's shares in the channel, except shares from later interactions. */
  unshare(caller: ChannelCaller & { run?: RunId }): Promise<UnshareOutcome | UnloadableOutcome>;
  /** Returns at most 25 shares, latest first, without runs hidden from the caller. */
  shares(caller: ChannelCaller): Promise<{ kind: 'shares'; runs: SharedRun[]; unloadable: UnloadableRun[] }>;
  /** `forAll` shows the reply to the channel, so even own runs must be shared. */
  watch(
    caller: ChannelCaller & { run: RunId; version?: number; forAll?: boolean },
  ): Promise<WatchOutcome | UnloadableOutcome>;
  /** Suspends the active run. `sure` lets the caller's ranked run become unranked. */
  fork(
    caller: ChannelCaller & { run?: RunId; version?: number; sure?: boolean },
  ): Promise<ForkOutcome | UnloadableOutcome>;
}
