import type { Action, AimedAction, GameEvent, Preview, RawId, Refusal } from '../../engine';
import type { Point } from '../../lib/geometry';
import type { RunId, UnloadableRun, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Grave } from '../graves/graves-contract';
import type { Board } from './board';
import type { DungeonQuery } from './dungeon-for';
import type { Hint } from './hints';
import type { ChannelRefusal } from './server-rules';

export type { UnloadableRun } from '../../storage/contract';
export type { Board } from './board';
export type { Hint } from './hints';

/** An action to be taken. A button names run and version; a slash command neither. */
export interface ActionSubmission<Drawn = unknown> extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: Action;
  /** Draws the reply while the turn is committed. The outcome brings what was drawn, if the commit succeeds. */
  draw?: (outcome: Applied) => Drawn;
}

/** A use or spell to be previewed. Without a version it is meant for the run as it stands. */
export interface AimQuery extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: AimedAction;
}

/** What an aimed action would do. */
export interface Aiming {
  kind: 'aiming';
  board: Board;
  action: AimedAction;
  /** A danger to be confirmed first, or what is wrong with the target; `null` when it would be taken as it is. */
  refusal: Refusal | null;
  /** Of the cell aimed at when that is a valid target, else of every legal target; none for things of unknown type. */
  previews: (Preview & { at: Point })[];
}

/**
 * The action was taken: now or, when `repeated`, by an earlier delivery of the same interaction. `feats` are those that
 * it earned, as far as it tells; they count once the run is over and was re-simulated.
 */
export interface Applied<Drawn = unknown> {
  kind: 'applied';
  board: Board;
  events: GameEvent[];
  repeated: boolean;
  hint?: Hint;
  feats?: RawId[];
  /** What `draw` made of this very outcome; absent if nothing was drawn, or drawing failed, or the hint changed. */
  drawn?: Drawn;
}

/** `belowOther` where a new run was asked for by a button in a message that is not known to be about one's own. */
interface BelowOther {
  belowOther?: true;
}

export type Outcome<Drawn = unknown> =
  | Applied<Drawn>
  /** The engine refused: nothing changed. */
  | { kind: 'refused'; board: Board; refusal: Refusal; action: Action }
  /** The button is from an older version: nothing changed, and the board is the present one. */
  | ({ kind: 'stale'; board: Board; events: GameEvent[]; hint?: Hint } & BelowOther)
  | Aiming
  /**
   * Nothing was asked for but the board; `graves` where these were asked for, too. `paused` other runs of the caller's
   * go on as well, where these were counted.
   */
  | ({ kind: 'board'; board: Board; hint?: Hint; graves?: Grave[]; paused?: number } & BelowOther)
  /** A run was started. `feats` are those that were counted since the player was told last; `paused` is as above. */
  | ({ kind: 'started'; board: Board; hint?: Hint; feats?: RawId[]; paused?: number } & BelowOther)
  /** The present run goes on: starting over needs a confirmation. */
  | ({ kind: 'confirm-restart'; board: Board } & BelowOther)
  /**
   * Another player's run, with its id where the caller may watch and fork it; `deserted` where it is the channel's
   * and anyone may change who acts in it.
   */
  | { kind: 'not-yours'; owner: UserId; watch?: { run: RunId; version: number }; deserted?: true }
  /** Somebody else has the torch. */
  | { kind: 'not-your-turn'; board: Board; holder: UserId }
  /** The vote is cast, and nothing is decided yet: the board's party has the count. */
  | { kind: 'voted'; board: Board; action: Action }
  /**
   * The run meant cannot be loaded, and was not touched. A damaged one may be set aside by those it belongs to; while
   * one of a later build waits, its player may begin another.
   */
  | { kind: 'unloadable'; run: UnloadableRun; offer: 'set-aside' | 'new-run' | null }
  /** The damaged run is let go, and stays stored as it is. */
  | { kind: 'set-aside' }
  | ChannelRefusal
  /**
   * An action that named no version, or an older one, was sent before others that the run has forgotten, and may be one
   * of them: it was not taken now.
   */
  | { kind: 'outdated'; board: Board }
  /** The player has taken so many turns in so many milliseconds that they have to wait: the action was not taken. */
  | { kind: 'too-fast'; turns: number; milliseconds: number }
  /** A ranked run of the caller's own goes on in the dungeon of that seed: nothing was started beside it. */
  | { kind: 'seed-in-play' }
  /** The seed code names a campaign that is not offered: nothing was started. */
  | { kind: 'unknown-seed' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

/** What comes of any use case about a run that cannot be loaded. */
export type UnloadableOutcome = Extract<Outcome, { kind: 'unloadable' | 'not-yours' }>;

/** What `play` does where there is a run already. */
export interface PlayQuery {
  restart?: { run: RunId; seenVersion: number } | true;
  showEnded?: boolean;
}

/** Starting a run and playing it. */
export interface TurnUseCases {
  /**
   * Resumes the active run, or starts the first one. With `restart` starts a new one even while one is alive: `true`
   * asks for a confirmation, which names the run to be given up. A run of a named seed is not ranked. An active run
   * that cannot be loaded is not given up for a new one, but suspended. Without a campaign a new run is of that of the
   * last. With `showEnded` the outcome is the board of the active run where that is over, and nothing is started.
   */
  play(caller: Caller & DungeonQuery & PlayQuery): Promise<Outcome>;
  submitAction<Drawn = unknown>(submission: ActionSubmission<Drawn>): Promise<Outcome<Drawn>>;
  /** What an aimed action would do. Writes nothing. */
  aim(query: AimQuery): Promise<Outcome<never>>;
  /**
   * The board of the caller's active run, or of a named one; with `graves` also whose graves are there, of a run that
   * is over those of all its levels. Where an earlier delivery of the interaction has played in it, what came of that.
   * With `toRead`, where the board offers nothing that acts, also for who waits for their turn, and for members of its
   * party in its channel. Writes nothing.
   */
  look(caller: Caller & { run?: RunId; graves?: boolean; toRead?: boolean }): Promise<Outcome>;
  /** Lets a damaged run go, the caller's or their party's, so that another can be begun. Nothing of it is changed. */
  setAside(caller: Caller & { run: RunId }): Promise<Outcome>;
}
