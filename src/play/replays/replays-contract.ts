import type { DungeonOfRun, GameEvent, RawId } from '../../engine';
import type { ClipFrame } from '../../render/contract';
import type { RunId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { Board } from '../turns/turns-contract';
import type { WatchRefusal } from '../turns/watch-refusal';

export type ReplayOutcome =
  /** `wanted` is limited to versions of the run; `board` shows another version if `wanted` cannot be shown. */
  | { kind: 'replaying'; board: Board; events: GameEvent[]; wanted: number; last: number }
  | WatchRefusal
  | { kind: 'goes-on' };

export type ClipOutcome =
  | { kind: 'clip'; board: Board; frames: ClipFrame[]; last: number }
  | Exclude<ReplayOutcome, { kind: 'replaying' }>;

export type LastTurnsOutcome =
  /**
   * `feats` are the feats that the last action of a finished run earned. Omits feats that the start of another run has
   * already reported.
   */
  { kind: 'last-turns'; board: Board; frames: ClipFrame[]; feats: RawId[] } | WatchRefusal;

export type BuildingOutcome =
  | ({ kind: 'building'; depth: number; text: boolean } & DungeonOfRun)
  /** `no-moment`: the run never reached the depth, or is a fork. */
  | { kind: 'no-run' | 'no-moment' }
  | { kind: 'no-level' }
  /** The seed belongs to an unfinished run of caller or party, or to a current daily dungeon. */
  | { kind: 'in-play' }
  | { kind: 'unknown-seed' };

export interface ReplayUseCases {
  /**
   * Takes the caller's last finished run by default. If `version` cannot be shown, returns the nearest moment in the
   * direction `way`.
   */
  replay(caller: ChannelCaller & { run?: RunId; version?: number; way?: 'on' | 'back' }): Promise<ReplayOutcome>;
  /**
   * Leaves out all but the last 4,000 actions; may take seconds. Returns at most `most` frames after the first frame.
   */
  clip(caller: ChannelCaller & { run?: RunId; most: number }): Promise<ClipOutcome>;
  /** Returns the newest scene turn by turn, for an animation of eight seconds; may take seconds to compute. */
  lastTurns(caller: Caller & { run: RunId; settingsOf?: 'owner' | 'caller' }): Promise<LastTurnsOutcome>;
  /** Without `seed`, takes the dungeon of the caller's last finished run. */
  building(caller: ChannelCaller & { depth: number; seed?: string }): Promise<BuildingOutcome>;
}
