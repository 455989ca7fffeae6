import type { Action, AimedAction, GameEvent, Preview, Refusal, View } from '../engine';
import type { ChannelId, Home, Profile, RunId, UserId } from '../storage/contract';
import type { Admin } from './admin/contract';
import type { Fame, Standing } from './leaderboards/contract';
import type { ChannelRefusal, PartyView, Together, WatchOutcome } from './parties/contract';
import type { Hint } from './turns/hints';

export type * from './admin/contract';
export type * from './leaderboards/contract';
export type * from './parties/contract';
export type { Hint } from './turns/hints';

type Point = View['hero']['at'];

/** Who asks, and by which interaction. */
export interface Caller {
  /** Unique per request, a number that rises with time; the same id again is a repeated delivery. */
  interaction: string;
  user: UserId;
  /** Display name, cleaned by the edge; becomes the hero's name of a new run. */
  userName: string;
  home: Home;
  /** Where it is asked, if that is known: there a party may be playing, or the game not be wanted. */
  channel?: ChannelId;
  /** Milliseconds since 1970. */
  now: number;
  signal?: AbortSignal;
}

/** A turn to take. A button names run and version; a slash command neither. */
export interface ActionSubmission extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: Action;
}

/** A use or spell to be considered before it is done. Without a version it is meant for the run as it stands. */
export interface AimQuery extends Caller {
  run: RunId | null;
  seenVersion: number | null;
  action: AimedAction;
}

/** A board to be shown: everything a reply is made of. */
export interface Board extends Standing {
  run: RunId;
  version: number;
  owner: UserId;
  view: View;
  /** What `turn` would accept now. */
  legal: Action[];
  /** The action taken last; `null` at the beginning, and where the run was taken back. */
  last: Action | null;
  settings: Profile['settings'];
  /** When the last turn was taken, in milliseconds since 1970. */
  updatedAt: number;
  /** Of a run that a channel plays. */
  party?: PartyView;
}

/** What would come of an aimed action. */
export interface Aiming {
  kind: 'aiming';
  board: Board;
  action: AimedAction;
  /** A danger to be accepted first, or why the target will not do; `null` when it would be taken as it is. */
  refusal: Refusal | null;
  /** Of the cell aimed at when that will do, else of every target listed; none for things of unknown type. */
  previews: (Preview & { at: Point })[];
}

export type Outcome =
  /** The action was taken: now or, when `repeated`, by an earlier delivery of the same interaction. */
  | { kind: 'applied'; board: Board; events: GameEvent[]; repeated: boolean; hint?: Hint }
  /** The engine said no: nothing changed. */
  | { kind: 'refused'; board: Board; refusal: Refusal; action: Action }
  /** The button is from an older turn: nothing changed, here is the present board. */
  | { kind: 'stale'; board: Board; events: GameEvent[]; hint?: Hint }
  | Aiming
  /** Just to look. */
  | { kind: 'board'; board: Board; hint?: Hint }
  /** A run was begun. */
  | { kind: 'started'; board: Board; hint?: Hint }
  /** There is a living run already: start over only after a yes. */
  | { kind: 'confirm-restart'; board: Board }
  /** With the run when it may be watched and forked where it was asked for. */
  | { kind: 'not-yours'; owner: UserId; watch?: { run: RunId; version: number } }
  /** Somebody else has the torch. */
  | { kind: 'not-your-turn'; board: Board; holder: UserId }
  /** The vote is cast, and open: the board's party has the count. */
  | { kind: 'voted'; board: Board; action: Action }
  | ChannelRefusal
  | { kind: 'no-run' }
  | { kind: 'busy' };

export type SettingsOutcome = { kind: 'settings'; settings: Profile['settings'] } | Extract<Outcome, { kind: 'busy' }>;

export type LastTurnsOutcome =
  | { kind: 'last-turns'; board: Board; frames: { view: View; events: GameEvent[] }[] }
  | Extract<WatchOutcome, { kind: 'no-run' | 'not-shared' | 'hidden' | 'no-moment' }>;

/** The use cases. Reject with `StoreError` when the store fails and with the signal's reason when it aborts. */
export interface Play extends Fame, Together, Admin {
  /**
   * Resumes the active run, or starts the first one. With `restart`, begins anew even when one is alive. A run of a
   * named seed is not ranked.
   */
  play(caller: Caller & { restart?: { run: RunId; seenVersion: number } | true; seed?: string }): Promise<Outcome>;
  submitAction(request: ActionSubmission): Promise<Outcome>;
  /** What an aimed action would come to. Writes nothing. */
  aim(request: AimQuery): Promise<Outcome>;
  /** The board of the user's active run, or of a named one. Writes nothing. */
  look(caller: Caller & { run?: RunId }): Promise<Outcome>;
  /** The last decisions of a run, as many as asked for, each with what was seen after it. Takes long. */
  lastTurns(caller: Caller & { run: RunId; decisions: number }): Promise<LastTurnsOutcome>;
  /** Changes those given; they hold in every run. */
  settings(caller: Caller & { settings: Partial<Profile['settings']> }): Promise<SettingsOutcome>;
}
