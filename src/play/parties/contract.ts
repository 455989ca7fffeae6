import type { Action, GameEvent } from '../../engine';
import type { ChannelId, Origin, PartyLogEntry, PartyMode, RunId, UserId } from '../../storage/contract';
import type { Board, Caller, Outcome } from '../contract';

export type { PartyLogEntry, PartyMode } from '../../storage/contract';

/** Where it is asked: parties and shares are of one channel. */
export interface ChannelCaller extends Caller {
  channel: ChannelId;
}

/** How a channel plays, for whoever sees the board of its run. */
export interface PartyView {
  channel: ChannelId;
  mode: PartyMode;
  /** Who has the torch. */
  holder: UserId;
  members: UserId[];
  /** Nobody has played for so long that anyone may take the torch, and that who does not vote does not count. */
  idle: boolean;
  /** Of the present version, ascending by user id. */
  votes: { user: UserId; action: Action }[];
  /** Equal votes it takes to act. */
  needed: number;
  /** How many members have not voted. */
  open: number;
  /** Some of what was done lately, oldest first: none only at the beginning. */
  log: PartyLogEntry[];
}

/** A run that may be watched in a channel. */
export interface SharedRun {
  run: RunId;
  owner: UserId;
  /** The moment; `null` to follow the run. */
  version: number | null;
  heroName: string;
  /** As the run stands now, whichever moment is shared. */
  depth: number;
  turn: number;
  over: boolean;
  origin: Origin;
}

/** The server keeps the game to other channels: these. */
export type ChannelRefusal = { kind: 'not-here'; channels: ChannelId[] };

/** Why nothing came of what was asked about a party. */
export type NoParty =
  /** Nothing is played together here. */
  | { kind: 'no-party' }
  /** Only the owner of the run may do that. */
  | { kind: 'not-yours'; owner: UserId }
  /** Only who has the torch may pass it on; anyone may take it once nobody has played for long. */
  | { kind: 'not-your-turn'; board: Board; holder: UserId }
  | { kind: 'busy' };

export type PartyOutcome = Extract<Outcome, { kind: 'board' }> | NoParty;

export type WatchOutcome =
  /** For reading only. `v` is the moment shown, `null` when it is the present. */
  { kind: 'watching'; board: Board; version: number | null; events: GameEvent[] } | WatchRefusal;

/** It is shared, but not to be shown to all yet: it is of a daily dungeon of today. `v` is the moment shared. */
export interface HiddenShare {
  kind: 'veiled';
  run: RunId;
  version: number | null;
}

/** Why a run cannot be seen by the asker. */
export type WatchRefusal =
  | { kind: 'no-run' }
  /** Its player did not share it here. */
  | { kind: 'not-shared' }
  /** It is of a daily dungeon that the asker has yet to finish. */
  | { kind: 'hidden' }
  /** That moment was played under other rules, or never was. */
  | { kind: 'no-moment' };

export type ReplayOutcome =
  /** For reading only: the board as it stood, and the version at which the run ended. */
  | { kind: 'replaying'; board: Board; events: GameEvent[]; last: number }
  | WatchRefusal
  /** Only what is over is played back. */
  | { kind: 'goes-on' };

export type ClipOutcome =
  /** The board at the end, and what led there. */
  | { kind: 'film'; board: Board; frames: { view: Board['view']; events: GameEvent[] }[]; last: number }
  | Exclude<ReplayOutcome, { kind: 'replaying' }>;

export type BuildingOutcome =
  /** It may be seen; in words alone for who plays so. */
  | { kind: 'building'; seed: string; depth: number; text: boolean }
  /** No run to take a level from, or it never came so deep. */
  | { kind: 'no-run' | 'no-moment' }
  /** The seed is that of a run which goes on, or of a dungeon of today. */
  | { kind: 'in-play' };

export type ForkOutcome =
  | Extract<Outcome, { kind: 'started' | 'board' | 'busy' }>
  | WatchRefusal
  /** A daily dungeon is not to be scouted while its day or a ranked try in it lasts. */
  | { kind: 'daily-open' }
  /** Nothing can come after the end of a run. */
  | { kind: 'over' };

/** Use cases of playing together. */
export interface Together {
  /**
   * Takes up the channel's run, or begins one; the asker joins. With `restart` its owner begins anew even while one is
   * alive. Channel runs are not ranked. Without a mode it is as before, or as the server has it.
   */
  party(
    caller: ChannelCaller & { mode?: PartyMode; seed?: string; restart?: { run: RunId; seenVersion: number } | true },
  ): Promise<Extract<Outcome, { kind: 'started' | 'board' | 'confirm-restart' | 'stale' }> | NoParty | ChannelRefusal>;
  /** Changes how the channel plays. For the owner of the run. */
  partyMode(caller: ChannelCaller & { mode: PartyMode }): Promise<PartyOutcome>;
  /** Hands the torch on, or takes it after a long pause. */
  passTorch(caller: ChannelCaller & { to: UserId }): Promise<PartyOutcome>;
  joinParty(caller: ChannelCaller): Promise<PartyOutcome>;
  /** Leaves or, for the owner of the run, has somebody leave who no longer plays. */
  leaveParty(caller: ChannelCaller & { member?: UserId }): Promise<PartyOutcome>;

  /** Lets the channel watch the run one played last, or a named one: as it goes on, or one moment of it. */
  share(
    caller: ChannelCaller & { run?: RunId; version?: number },
  ): Promise<WatchOutcome | ChannelRefusal | HiddenShare>;
  /** Ends that. */
  unshare(caller: ChannelCaller & { run: RunId; version?: number }): Promise<WatchRefusal | { kind: 'unshared' }>;
  /** What may be watched in a channel, the latest first. */
  shares(caller: ChannelCaller): Promise<{ kind: 'shares'; runs: SharedRun[] }>;
  /** A run that is the asker's, the channel's or shared there: as it stands, or at one moment. Writes nothing. */
  watch(caller: ChannelCaller & { run: RunId; version?: number }): Promise<WatchOutcome>;
  /**
   * A moment of a finished run that is the asker's, shared, or of the server: the one wanted or, where it cannot be
   * shown, the nearest after or before it. Without a run the asker's last one. Writes nothing.
   */
  replay(caller: ChannelCaller & { run?: RunId; version?: number; way?: 'on' | 'back' }): Promise<ReplayOutcome>;
  /** The whole of such a run, thinned to about so many moments. Takes long. Writes nothing. */
  clip(caller: ChannelCaller & { run?: RunId; most: number }): Promise<ClipOutcome>;
  /** Which level may be seen being built: of a seed or, without one, of the asker's last finished run. */
  building(caller: ChannelCaller & { depth: number; seed?: string }): Promise<BuildingOutcome>;
  /**
   * Branches off the run one played last, or a named one that could be watched: an unranked run of the asker's own from
   * that moment on, with other luck and other levels to come. The run played so far is set aside.
   */
  fork(caller: ChannelCaller & { run?: RunId; version?: number }): Promise<ForkOutcome>;
  /** The runs of one's own that were set aside and live, the latest first. */
  suspendedRuns(caller: Caller): Promise<{ kind: 'waiting'; runs: SharedRun[] }>;
  /** Takes up another living run of one's own. The one played so far is set aside. */
  resume(caller: Caller & { run: RunId }): Promise<Extract<Outcome, { kind: 'board' | 'busy' | 'no-run' }>>;
}
