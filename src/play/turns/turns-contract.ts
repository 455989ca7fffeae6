import type { Action, AimedAction, GameEvent, Preview, RawId, Refusal } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { ChannelId, RunId, UnloadableRun, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Grave } from '../graves/graves-contract';
import type { Board } from './board';
import type { DungeonQuery } from './dungeon-for';
import type { Hint } from './hints';
import type { ChannelRefusal } from './server-rules';

export type { UnloadableRun } from '../../storage/contract';
export type { Board } from './board';
export type { Hint } from './hints';

/** `run` and `seenVersion` are `null` for a slash command. */
export interface ActionSubmission<Drawn = unknown> extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: Action;
  /** Called during the commit. The result becomes `drawn`. */
  draw?: (outcome: Applied) => Drawn;
}

export interface AimQuery extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: AimedAction;
}

export interface Aiming {
  kind: 'aiming';
  board: Board;
  action: AimedAction;
  /** `null` if the engine would accept the action. */
  refusal: Refusal | null;
  /** Empty if the hero has not identified the item. */
  previews: (Preview & { at: Point })[];
}

/** `repeated`: an earlier delivery acted. `feats` are not verified yet. */
export interface Applied<Drawn = unknown> {
  kind: 'applied';
  board: Board;
  events: GameEvent[];
  repeated: boolean;
  hint?: Hint;
  feats?: RawId[];
  /** Absent if drawing failed, or if the drawn hint could not be recorded. */
  drawn?: Drawn;
}

/** The reply must not replace the message with the pressed button. */
interface KeptMessage {
  keepsMessage?: true;
}

export type Outcome<Drawn = unknown> =
  | Applied<Drawn>
  | { kind: 'refused'; board: Board; refusal: Refusal; action: Action }
  /** Nothing changed: the button or vote was for another version, run or message. */
  | ({ kind: 'stale'; board: Board; events: GameEvent[]; hint?: Hint } & KeptMessage)
  | Aiming
  /** `paused`: number of suspended, unfinished runs; absent if 0 or not counted. */
  | ({ kind: 'board'; board: Board; hint?: Hint; graves?: Grave[]; paused?: number } & KeptMessage)
  | ({ kind: 'started'; board: Board; hint?: Hint; feats?: RawId[]; paused?: number } & KeptMessage)
  | ({ kind: 'confirm-restart'; board: Board } & KeptMessage)
  /** Optional fields say what the caller may do instead. */
  | {
      kind: 'not-yours';
      owner: UserId;
      watch?: { run: RunId; version: number };
      deserted?: true;
      mayEnd?: true;
      ownerAbsent?: true;
      playedIn?: ChannelId;
      join?: { run: RunId; version: number };
    }
  | { kind: 'not-your-turn'; board: Board; holder: UserId; isStranger?: true }
  | { kind: 'invited'; board: Board }
  | { kind: 'voted'; board: Board; action: Action }
  /** `set-aside` is for a damaged run, `new-run` for a run of a later build. */
  | { kind: 'unloadable'; run: UnloadableRun; offer: 'set-aside' | 'new-run' | null }
  | { kind: 'set-aside' }
  | ChannelRefusal
  /** The action came too late, or the player has left the party. */
  | { kind: 'outdated'; board: Board }
  | { kind: 'too-fast'; turns: number; milliseconds: number }
  /** The caller's unfinished ranked run has this seed. */
  | { kind: 'seed-in-play' }
  | { kind: 'unknown-seed' }
  | { kind: 'locked-kit'; kit: RawId }
  | { kind: 'no-run' }
  | { kind: 'busy' };

export type UnloadableOutcome = Extract<Outcome, { kind: 'unloadable' | 'not-yours' }>;

export interface PlayQuery {
  restart?: { run: RunId; seenVersion: number } | true;
  showEnded?: boolean;
}

export interface TurnUseCases {
  /** `restart` with a version confirms giving up the active run. `showEnded` starts nothing. */
  play(caller: Caller & DungeonQuery & PlayQuery): Promise<Outcome>;
  /** Acts exactly once, however often the interaction is delivered. */
  submitAction<Drawn = unknown>(submission: ActionSubmission<Drawn>): Promise<Outcome<Drawn>>;
  /** Returns `stale` if the run is no longer at `seenVersion`. */
  aim(query: AimQuery): Promise<Outcome<never>>;
  /** `toRead` also serves waiting players. The reply must then offer no actions. */
  look(caller: Caller & { run?: RunId; graves?: boolean; toRead?: boolean }): Promise<Outcome>;
  /** Takes a damaged run out of profile or party. The run stays stored. */
  setAside(caller: Caller & { run: RunId }): Promise<Outcome>;
}
