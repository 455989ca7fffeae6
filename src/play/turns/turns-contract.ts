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

/** A button names a run and a version. A slash command names neither, so both are `null`. */
export interface ActionSubmission<Drawn = unknown> extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: Action;
  /** Called while the store commits the turn. The drawing goes into the outcome's field `drawn`. */
  draw?: (outcome: Applied) => Drawn;
}

/** If `seenVersion` is `null`, the preview is for the present version. */
export interface AimQuery extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: AimedAction;
}

export interface Aiming {
  kind: 'aiming';
  board: Board;
  action: AimedAction;
  /** A danger to confirm, or a wrong target. `null` if the engine would accept the action. */
  refusal: Refusal | null;
  /**
   * Preview at the chosen cell if the cell is a valid target; otherwise previews at every legal target. Empty if the
   * hero has not identified the item.
   */
  previews: (Preview & { at: Point })[];
}

/**
 * The action was taken. If `repeated` is true, an earlier delivery of the same interaction took the action. `feats` are
 * the feats that the action has newly earned. The feats count once the run is over and a replay has verified the run.
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

/**
 * `keepsMessage` is set if the reply must not replace the message with the pressed button. That message is about a
 * finished run, or may show a run to other players.
 */
interface KeptMessage {
  keepsMessage?: true;
}

export type Outcome<Drawn = unknown> =
  | Applied<Drawn>
  | { kind: 'refused'; board: Board; refusal: Refusal; action: Action }
  /**
   * Nothing changed. The button or vote was for another version or run, or on an old copy of the board. `board` shows
   * the present version. `events` are the events since the button's version. `events` is empty for another run or an
   * old copy.
   */
  | ({ kind: 'stale'; board: Board; events: GameEvent[]; hint?: Hint } & KeptMessage)
  | Aiming
  /**
   * The present board. `graves` is set if the caller asked for graves and the hero knows some. `paused` is the number
   * of the caller's suspended, unfinished runs; absent if 0 or not counted.
   */
  | ({ kind: 'board'; board: Board; hint?: Hint; graves?: Grave[]; paused?: number } & KeptMessage)
  /**
   * A run was started. `feats` are earned feats that the player has not been shown yet. `paused` is the number of the
   * caller's suspended, unfinished runs.
   */
  | ({ kind: 'started'; board: Board; hint?: Hint; feats?: RawId[]; paused?: number } & KeptMessage)
  /** The active run goes on. The player must first confirm giving up this run. */
  | ({ kind: 'confirm-restart'; board: Board } & KeptMessage)
  /**
   * The run belongs to another player. The optional fields say what the caller may do nevertheless:
   *
   * - `watch`: watch and fork the run.
   * - `deserted`: change who may act, because nobody has played the run for two weeks.
   * - `mayEnd`: end this deserted run, because the caller is a member.
   * - `ownerAbsent`: change who may act, because the owner is absent.
   * - `playedIn`: play the run in this other channel, because the caller is a member of the run's party.
   * - `join`: become a member of the party that plays the run in this channel.
   */
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
  /**
   * Only another member of the party, the holder, may act now (players read: torch holder). `isStranger` is set if the
   * caller is not a member, but may become one.
   */
  | { kind: 'not-your-turn'; board: Board; holder: UserId; isStranger?: true }
  /** The party votes on the action, and the caller is not a member. The caller may become a member. */
  | { kind: 'invited'; board: Board }
  /** The vote was counted, but no action has enough votes yet. `board.party` contains the count. */
  | { kind: 'voted'; board: Board; action: Action }
  /**
   * The run cannot be loaded, and was not changed. `offer` is `set-aside` if the run is damaged and the caller may put
   * the run aside. `offer` is `new-run` if only a later build can load the run, and the caller may begin another run
   * meanwhile.
   */
  | { kind: 'unloadable'; run: UnloadableRun; offer: 'set-aside' | 'new-run' | null }
  /** The damaged run was removed from profile and party, but is still stored. */
  | { kind: 'set-aside' }
  | ChannelRefusal
  /**
   * The action was not taken. Perhaps the run took the action earlier, the action was for another run, or the player
   * has left the party.
   */
  | { kind: 'outdated'; board: Board }
  /** The player has taken `turns` actions within `milliseconds`, and must wait. The action was not taken. */
  | { kind: 'too-fast'; turns: number; milliseconds: number }
  /** Nothing was started, because the caller has an unfinished ranked run with the same seed. */
  | { kind: 'seed-in-play' }
  /** Nothing was started, because the game does not offer the seed code, campaign or kit that the caller named. */
  | { kind: 'unknown-seed' }
  /** Nothing was started, because no feat of the caller unlocks the named kit in ranked runs. */
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
   * Resumes the active run. Starts a run if there is no active run, or if the active run is over.
   *
   * - `restart: true` asks for a new run. If the active run goes on, returns `confirm-restart` and changes nothing.
   * - `restart` with a run and a version confirms giving up the active run.
   * - `showEnded` returns the board of a finished active run, and starts nothing.
   *
   * A run with a named seed is not ranked. By default, the kit comes from the player's settings, else from the last
   * run. The default campaign is the last run's. An active run that cannot be loaded is suspended, not given up.
   */
  play(caller: Caller & DungeonQuery & PlayQuery): Promise<Outcome>;
  /** Takes an action exactly once, even if the interaction is delivered several times. */
  submitAction<Drawn = unknown>(submission: ActionSubmission<Drawn>): Promise<Outcome<Drawn>>;
  /** Returns previews of an aimed action. Writes nothing. */
  aim(query: AimQuery): Promise<Outcome<never>>;
  /**
   * Returns the board of the named run or, without a name, of the caller's active run or the channel's run. Changes no
   * run.
   *
   * - `graves` adds the graves in view or, if the run is over, the graves on all its levels.
   * - `toRead` is for replies without actions. The board then also goes to members who wait for their turn, and to any
   *   member in the party's channel.
   *
   * If an earlier delivery of the interaction has played an action, returns the outcome of that action.
   */
  look(caller: Caller & { run?: RunId; graves?: boolean; toRead?: boolean }): Promise<Outcome>;
  /** Removes a damaged run from the caller's profile or party, to make room for another. The run stays stored. */
  setAside(caller: Caller & { run: RunId }): Promise<Outcome>;
}
