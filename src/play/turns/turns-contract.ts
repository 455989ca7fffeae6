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

/** An action that a player asks for. A button names run and version; a slash command names neither. */
export interface ActionSubmission<Drawn = unknown> extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: Action;
  /** Draws the reply while the turn is committed. If the commit succeeds, the outcome contains the drawing. */
  draw?: (outcome: Applied) => Drawn;
}

/** An aimed action that a player wants to preview. Without a version the preview is for the run as it stands. */
export interface AimQuery extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: AimedAction;
}

/** Preview of an aimed action. */
export interface Aiming {
  kind: 'aiming';
  board: Board;
  action: AimedAction;
  /** Danger to confirm first, or what is wrong with the target; `null` if the engine would take the action. */
  refusal: Refusal | null;
  /**
   * Preview at the chosen cell if that is a valid target, else at every legal target. Empty for things of unknown type.
   */
  previews: (Preview & { at: Point })[];
}

/**
 * The action was taken: now or, if `repeated`, by an earlier delivery of the same interaction. `feats` are the feats
 * that this action alone proves to be earned. They count once the run is over and was re-simulated.
 */
export interface Applied<Drawn = unknown> {
  kind: 'applied';
  board: Board;
  events: GameEvent[];
  repeated: boolean;
  hint?: Hint;
  feats?: RawId[];
  /**
   * Drawing that `draw` made of this outcome. Absent if nothing was drawn, if drawing failed, or if the hint changed.
   */
  drawn?: Drawn;
}

/**
 * `keepsMessage` is set if a button asked for a new run in a message that must stay: it is about a finished run, or may
 * be about another player's run.
 */
interface KeptMessage {
  keepsMessage?: true;
}

export type Outcome<Drawn = unknown> =
  | Applied<Drawn>
  /** The engine refused the action. Nothing changed. */
  | { kind: 'refused'; board: Board; refusal: Refusal; action: Action }
  /** The button is from an older version. Nothing changed, and the board shows the present version. */
  | ({ kind: 'stale'; board: Board; events: GameEvent[]; hint?: Hint } & KeptMessage)
  | Aiming
  /**
   * The present board. `graves` is set if the caller asked for graves. `paused` is how many other runs of the caller go
   * on, if these were counted.
   */
  | ({ kind: 'board'; board: Board; hint?: Hint; graves?: Grave[]; paused?: number } & KeptMessage)
  /**
   * A run was started. `feats` are feats that were counted since the player was last shown new ones. `paused` is how
   * many other runs of the caller go on.
   */
  | ({ kind: 'started'; board: Board; hint?: Hint; feats?: RawId[]; paused?: number } & KeptMessage)
  /** The present run goes on, so starting over needs a confirmation. */
  | ({ kind: 'confirm-restart'; board: Board } & KeptMessage)
  /**
   * The run belongs to another player. `watch` is set if the caller may watch and fork it. `deserted` is set if the
   * channel plays the run and anyone may change who acts, because nobody has played for two weeks. `mayEnd` is then set
   * if the caller may end the run, as all members may. `ownerAbsent` is set if the caller may change who acts because
   * the owner is absent.
   * `playedIn` is set if a party of the caller plays the run in another channel.
   */
  | {
      kind: 'not-yours';
      owner: UserId;
      watch?: { run: RunId; version: number };
      deserted?: true;
      mayEnd?: true;
      ownerAbsent?: true;
      playedIn?: ChannelId;
    }
  /** Another member of the party has the torch. */
  | { kind: 'not-your-turn'; board: Board; holder: UserId }
  /** The vote is cast, and nothing is decided yet. The party of the board contains the count. */
  | { kind: 'voted'; board: Board; action: Action }
  /**
   * The run cannot be loaded, and was not touched. `offer` is `set-aside` if the caller may set the damaged run aside.
   * It is `new-run` if the run waits for a later build, and the caller may begin another run meanwhile.
   */
  | { kind: 'unloadable'; run: UnloadableRun; offer: 'set-aside' | 'new-run' | null }
  /** The damaged run was let go. It stays stored as it is. */
  | { kind: 'set-aside' }
  | ChannelRefusal
  /**
   * The action was not taken, because it may have been taken before. It named no version, or an older one, and it was
   * sent before actions that the run no longer lists.
   */
  | { kind: 'outdated'; board: Board }
  /** The player has taken `turns` turns within `milliseconds`, and must wait. The action was not taken. */
  | { kind: 'too-fast'; turns: number; milliseconds: number }
  /** A ranked run of the caller's own goes on in the dungeon of that seed, so nothing was started. */
  | { kind: 'seed-in-play' }
  /** The seed code or the campaign that the caller named is not offered, so nothing was started. */
  | { kind: 'unknown-seed' }
  | { kind: 'no-run' }
  | { kind: 'busy' };

/** Outcome of every use case that meets a run which cannot be loaded. */
export type UnloadableOutcome = Extract<Outcome, { kind: 'unloadable' | 'not-yours' }>;

/** Options of `play` if the player has a run already. */
export interface PlayQuery {
  restart?: { run: RunId; seenVersion: number } | true;
  showEnded?: boolean;
}

/** Use cases that start a run and play it. */
export interface TurnUseCases {
  /**
   * Resumes the active run, or starts the first one. With `restart` starts a new run even while the active one is
   * alive. While that run is alive, `true` returns `confirm-restart`, and the confirming call names the run to give up.
   * A run of a named seed is not ranked. An active run that cannot be loaded is suspended, not given up. Without a
   * campaign, the new run is in the campaign of the last one. With `showEnded` returns the board of the active run if
   * it is over, and starts nothing.
   */
  play(caller: Caller & DungeonQuery & PlayQuery): Promise<Outcome>;
  /** Takes one action exactly once, even if its interaction is delivered several times. */
  submitAction<Drawn = unknown>(submission: ActionSubmission<Drawn>): Promise<Outcome<Drawn>>;
  /** Previews an aimed action. Writes nothing. */
  aim(query: AimQuery): Promise<Outcome<never>>;
  /**
   * Returns the board of the caller's active run, or of the named run. With `graves` adds the graves in view or, for a
   * run that is over, the graves on all its levels. If an earlier delivery of the interaction has played in the run,
   * returns the outcome of that turn. `toRead` is for replies without actions: the board then also goes to players who
   * wait for their turn, and to members of the run's party in its channel. Changes no run.
   */
  look(caller: Caller & { run?: RunId; graves?: boolean; toRead?: boolean }): Promise<Outcome>;
  /**
   * Lets go of a damaged run of the caller or their party, so that another can begin. The stored run does not change.
   */
  setAside(caller: Caller & { run: RunId }): Promise<Outcome>;
}
