import type { DungeonOfRun, GameEvent, RawId } from '../../engine';
import type { ClipFrame } from '../../render/contract';
import type { RunId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { Board } from '../turns/turns-contract';
import type { WatchRefusal } from '../turns/watch-refusal';

export type ReplayOutcome =
  /**
   * The board at a version, without actions. `last` is the version at which the run ended. `wanted` is the requested
   * version, limited to versions of the run. The board shows another version if `wanted` cannot be shown.
   */
  | { kind: 'replaying'; board: Board; events: GameEvent[]; wanted: number; last: number }
  | WatchRefusal
  /** The run is not over. */
  | { kind: 'goes-on' };

export type ClipOutcome =
  | { kind: 'clip'; board: Board; frames: ClipFrame[]; last: number }
  | Exclude<ReplayOutcome, { kind: 'replaying' }>;

export type LastTurnsOutcome =
  /**
   * `feats` are the feats that the last action of a finished run has newly earned. Empty if the player has begun
   * another run, because the start of that run has already reported the feats.
   */
  { kind: 'last-turns'; board: Board; frames: ClipFrame[]; feats: RawId[] } | WatchRefusal;

export type BuildingOutcome =
  /** `text`: the caller's settings ask for words instead of pictures. */
  | ({ kind: 'building'; depth: number; text: boolean } & DungeonOfRun)
  /** `no-run`: the caller has no finished run. `no-moment`: the run never reached the depth, or is a fork. */
  | { kind: 'no-run' | 'no-moment' }
  | { kind: 'no-level' }
  /** The seed belongs to the caller's or the party's unfinished run, or to a dungeon of this day or week. */
  | { kind: 'in-play' }
  /** The seed code names a campaign that is not offered, or a kit that does not exist. */
  | { kind: 'unknown-seed' };

export interface ReplayUseCases {
  /**
   * Returns a moment of a finished run. Without `run`, takes the run that the caller finished last. The caller may see
   * their own runs, runs of the channel, and runs that began in the server.
   *
   * If `version` cannot be shown, returns the nearest moment that can be shown. The moment is later if `way` is `on`,
   * and earlier if `way` is `back`.
   */
  replay(caller: ChannelCaller & { run?: RunId; version?: number; way?: 'on' | 'back' }): Promise<ReplayOutcome>;
  /**
   * Returns a finished run in about `most` frames. Leaves out all but the last 4,000 actions. The caller may see the
   * same runs as with `replay`. May take seconds.
   */
  clip(caller: ChannelCaller & { run?: RunId; most: number }): Promise<ClipOutcome>;
  /**
   * Returns the newest scene of a run, turn by turn: the most important turn, and the turns around it. The frames fit
   * into an animation of eight seconds.
   *
   * The board has the settings of the run's owner, unless `settingsOf` asks for the caller's settings. May take
   * seconds.
   */
  lastTurns(caller: Caller & { run: RunId; settingsOf?: 'owner' | 'caller' }): Promise<LastTurnsOutcome>;
  /**
   * Returns the level whose generation the caller may watch. `seed` is the code of the dungeon. Without `seed`, the
   * level is in the dungeon of the caller's last finished run.
   */
  building(caller: ChannelCaller & { depth: number; seed?: string }): Promise<BuildingOutcome>;
}
