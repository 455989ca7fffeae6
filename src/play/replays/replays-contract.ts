import type { DungeonOfRun, GameEvent, RawId } from '../../engine';
import type { ClipFrame } from '../../render/contract';
import type { RunId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { Board } from '../turns/turns-contract';
import type { WatchRefusal } from '../turns/watch-refusal';

export type ReplayOutcome =
  /** `wanted` lies within the run. `board` shows another version if necessary. */
  | { kind: 'replaying'; board: Board; events: GameEvent[]; wanted: number; last: number }
  | WatchRefusal
  | { kind: 'goes-on' };

export type ClipOutcome =
  | { kind: 'clip'; board: Board; frames: ClipFrame[]; last: number }
  | Exclude<ReplayOutcome, { kind: 'replaying' }>;

export type LastTurnsOutcome =
  /** `feats`: earned by a finished run's last action, and not reported before. */
  { kind: 'last-turns'; board: Board; frames: ClipFrame[]; feats: RawId[] } | WatchRefusal;

export type BuildingOutcome =
  | ({ kind: 'building'; depth: number; text: boolean } & DungeonOfRun)
  /** `no-moment`: the run never reached the depth, or is a fork. */
  | { kind: 'no-run' | 'no-moment' }
  | { kind: 'no-level' }
  /** A run of caller or party, or an open daily dungeon, uses this seed. */
  | { kind: 'in-play' }
  | { kind: 'unknown-seed' };

export interface ReplayUseCases {
  /** Defaults to the last finished run. Falls back to the nearest moment towards `way`. */
  replay(caller: ChannelCaller & { run?: RunId; version?: number; way?: 'on' | 'back' }): Promise<ReplayOutcome>;
  /** Covers the last 4,000 actions in up to `most` + 1 frames. May take seconds. */
  clip(caller: ChannelCaller & { run?: RunId; most: number }): Promise<ClipOutcome>;
  /** Returns the newest scene, for an eight-second animation. May take seconds. */
  lastTurns(caller: Caller & { run: RunId; settingsOf?: 'owner' | 'caller' }): Promise<LastTurnsOutcome>;
  /** Defaults to the dungeon of the caller's last finished run. */
  building(caller: ChannelCaller & { depth: number; seed?: string }): Promise<BuildingOutcome>;
}
