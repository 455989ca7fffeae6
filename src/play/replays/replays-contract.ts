import type { Dungeon, GameEvent, RawId } from '../../engine';
import type { ClipFrame } from '../../render/contract';
import type { RunId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { Board } from '../turns/turns-contract';
import type { WatchRefusal } from '../turns/watch-refusal';

export type ReplayOutcome =
  /**
   * The board at a version, without actions. `last` is the version at which the run ended. `wanted` is the version that
   * the caller asked for, limited to the versions of the run. The board shows another version only if `wanted` cannot
   * be shown.
   */
  | { kind: 'replaying'; board: Board; events: GameEvent[]; wanted: number; last: number }
  | WatchRefusal
  /** The run goes on. Only a finished run can be replayed. */
  | { kind: 'goes-on' };

export type ClipOutcome =
  /** The board at the end of the run, and the frames of the animation. */
  { kind: 'clip'; board: Board; frames: ClipFrame[]; last: number } | Exclude<ReplayOutcome, { kind: 'replaying' }>;

export type LastTurnsOutcome =
  /**
   * `feats` are the ids of feats that the end of the run earned. They are left out once the player has begun another
   * run, because the start of that run reports them.
   */
  { kind: 'last-turns'; board: Board; frames: ClipFrame[]; feats: RawId[] } | WatchRefusal;

export type BuildingOutcome =
  /** The level may be shown. `text` is true if the caller's settings ask for words instead of pictures. */
  | ({ kind: 'building'; depth: number; text: boolean } & Dungeon)
  /** There is no run to take a level from, or the run never reached that depth. */
  | { kind: 'no-run' | 'no-moment' }
  /** The dungeon of that seed does not go so deep. */
  | { kind: 'no-level' }
  /** The seed belongs to a run that goes on, or to a daily dungeon of today. */
  | { kind: 'in-play' }
  /** The seed code names a campaign that is not offered. */
  | { kind: 'unknown-seed' };

/** Use cases that look back on runs. They change no run. */
export interface ReplayUseCases {
  /**
   * Returns a moment of a finished run that is the caller's, is shared, or began in the server. Without `run` it is the
   * run that the caller finished last. If `version` cannot be shown, returns the nearest moment: after it if `way` is
   * `on`, before it if `way` is `back`.
   */
  replay(caller: ChannelCaller & { run?: RunId; version?: number; way?: 'on' | 'back' }): Promise<ReplayOutcome>;
  /** Returns a whole finished run in about `most` frames, under the same conditions as `replay`. Takes long. */
  clip(caller: ChannelCaller & { run?: RunId; most: number }): Promise<ClipOutcome>;
  /**
   * Returns the last fight of a run, as far as it lies within the last `decisions` decisions. Each frame shows what the
   * hero saw after a decision. The frames are few enough for a clip of eight seconds. The board has the settings of the
   * run's owner, unless `settingsOf` asks for the caller's. Takes long.
   */
  lastTurns(
    caller: Caller & { run: RunId; decisions: number; settingsOf?: 'owner' | 'caller' },
  ): Promise<LastTurnsOutcome>;
  /**
   * Returns which level may be shown being generated: one of `seed` or, without a seed, of the caller's last finished
   * run.
   */
  building(caller: ChannelCaller & { depth: number; seed?: string }): Promise<BuildingOutcome>;
}
