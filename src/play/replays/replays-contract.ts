import type { Dungeon, GameEvent, RawId } from '../../engine';
import type { ClipFrame } from '../../render/contract';
import type { RunId } from '../../storage/contract';
import type { Caller, ChannelCaller } from '../caller';
import type { Board } from '../turns/turns-contract';
import type { WatchRefusal } from '../turns/watch-refusal';

export type ReplayOutcome =
  /**
   * The board as it stood, without actions, and the version at which the run ended. `wanted` is the version asked for,
   * as far as there is one: that of the board, unless it cannot be shown.
   */
  | { kind: 'replaying'; board: Board; events: GameEvent[]; wanted: number; last: number }
  | WatchRefusal
  /** Only a finished run can be replayed. */
  | { kind: 'goes-on' };

export type ClipOutcome =
  /** The board at the end, and the frames of the animation. */
  { kind: 'clip'; board: Board; frames: ClipFrame[]; last: number } | Exclude<ReplayOutcome, { kind: 'replaying' }>;

export type LastTurnsOutcome =
  /** `feats`: those that the end earned, by id, until its player is told of them with the next run. */
  { kind: 'last-turns'; board: Board; frames: ClipFrame[]; feats: RawId[] } | WatchRefusal;

export type BuildingOutcome =
  /** It may be shown; in words alone where the caller's settings say so. */
  | ({ kind: 'building'; depth: number; text: boolean } & Dungeon)
  /** No run to take a level from, or it never reached that depth. */
  | { kind: 'no-run' | 'no-moment' }
  /** The dungeon of that seed does not go so deep. */
  | { kind: 'no-level' }
  /** A run that goes on, or a daily dungeon of today, has that seed. */
  | { kind: 'in-play' }
  /** The seed code names a campaign that is not offered. */
  | { kind: 'unknown-seed' };

/** Looking back on runs. No run is changed by it. */
export interface ReplayUseCases {
  /**
   * A moment of a finished run that is the caller's, shared, or of the server: the version asked for or, where it
   * cannot be shown, the nearest after or before it. Without a run the one the caller finished last.
   */
  replay(caller: ChannelCaller & { run?: RunId; version?: number; way?: 'on' | 'back' }): Promise<ReplayOutcome>;
  /** The whole of such a run in about `most` frames. Takes long. */
  clip(caller: ChannelCaller & { run?: RunId; most: number }): Promise<ClipOutcome>;
  /**
   * The last fight of a run as far as it is among so many of its last decisions, each with what was seen after it: few
   * enough for a clip of eight seconds. The board is in the settings of the run's owner, unless those of the caller are
   * asked for. Takes long.
   */
  lastTurns(
    caller: Caller & { run: RunId; decisions: number; settingsOf?: 'owner' | 'caller' },
  ): Promise<LastTurnsOutcome>;
  /** Which level may be shown being generated: of a seed or, without one, of the caller's last finished run. */
  building(caller: ChannelCaller & { depth: number; seed?: string }): Promise<BuildingOutcome>;
}
