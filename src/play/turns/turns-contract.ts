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
  /** Called while the store commits the turn; the result becomes the outcome's `drawn`. */
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
  /** Danger to confirm or wrong target; `null` if the engine would accept the action. */
  refusal: Refusal | null;
  /** Previews at the chosen cell or at every legal target; empty if the hero has not identified the item. */
  previews: (Preview & { at: Point })[];
}

/**
 * If `repeated` is true, an earlier delivery took the action; `feats` count only after a replay has verified the run.
 */
export interface Applied<Drawn = unknown> {
  kind: 'applied';
  board: Board;
  events: GameEvent[];
  repeated: boolean;
  hint?: Hint;
  feats?: RawId[];
  /** Absent without `draw`, if drawing failed, or if the hint in the drawing could not be recorded. */
  drawn?: Drawn;
}

/** `keepsMessage`: the reply must not replace the message whose button the player pressed. */
interface KeptMessage {
  keepsMessage?: true;
}

export type Outcome<Drawn = unknown> =
  | Applied<Drawn>
  | { kind: 'refused'; board: Board; refusal: Refusal; action: Action }
  /** Nothing changed, because the button or vote was for another version, run or message. */
  | ({ kind: 'stale'; board: Board; events: GameEvent[]; hint?: Hint } & KeptMessage)
  | Aiming
  /** `paused`: number of suspended, unfinished runs; absent if 0 or not counted. */
  | ({ kind: 'board'; board: Board; hint?: Hint; graves?: Grave[]; paused?: number } & KeptMessage)
  | ({ kind: 'started'; board: Board; hint?: Hint; feats?: RawId[]; paused?: number } & KeptMessage)
  | ({ kind: 'confirm-restart'; board: Board } & KeptMessage)
  /** Optional fields say what the caller may do: watch or fork, change who acts, end, play elsewhere, or join. */
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
  /** `set-aside` is offered for a damaged run, `new-run` if only a later build can load the run. */
  | { kind: 'unloadable'; run: UnloadableRun; offer: 'set-aside' | 'new-run' | null }
  | { kind: 'set-aside' }
  | ChannelRefusal
  /**
   * The action came too late: the action was taken earlier, the action was for another run, or the player has left the
   * party.
   */
  | { kind: 'outdated'; board: Board }
  | { kind: 'too-fast'; turns: number; milliseconds: number }
  /** Nothing was started, because the caller has an unfinished ranked run with the same seed. */
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
  /**
   * Resumes the active run, or starts a run; `restart` with a version confirms giving up the active run. `showEnded`
   * shows a finished active run, and starts nothing.
   */
  play(caller: Caller & DungeonQuery & PlayQuery): Promise<Outcome>;
  /** Takes an action exactly once, even if the interaction is delivered several times. */
  submitAction<Drawn = unknown>(submission: ActionSubmission<Drawn>): Promise<Outcome<Drawn>>;
  /** Changes no run. Returns `stale` if the run has another version than a given `seenVersion`. */
  aim(query: AimQuery): Promise<Outcome<never>>;
  /**
   * Changes no run. If `toRead`, members who wait for their turn get the board, too; the reply must offer no actions.
   */
  look(caller: Caller & { run?: RunId; graves?: boolean; toRead?: boolean }): Promise<Outcome>;
  /** Removes a damaged run from profile or party, to make room for another run; the run stays stored. */
  setAside(caller: Caller & { run: RunId }): Promise<Outcome>;
}
