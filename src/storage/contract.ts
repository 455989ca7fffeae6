import type { Action, Danger, Game, Level } from '../engine';
import type { Palette } from '../lib/palette';
import type { AdminStore } from './admin/contract';
import type { DailiesStore } from './dailies/contract';
import type { ResultsStore } from './leaderboards/contract';
import type { Together } from './parties/contract';
import type { PrivacyStore } from './privacy/contract';
import type { ProfileTotals } from './profiles/contract';
import type { Origin } from './turns/origin';

export * from './admin/contract';
export type * from './dailies/contract';
export type * from './leaderboards/contract';
export * from './parties/contract';
export type * from './privacy/contract';
export * from './profiles/contract';
export type * from './turns/origin';

export type RunId = string;
export type UserId = string;
export type ChannelId = string;

/** Where a run began: a server or a direct message. */
export type Home = { kind: 'guild'; id: string } | { kind: 'dm'; id: string };

/** An interaction that was applied, and the version it produced. */
export interface RecentInteraction {
  id: string;
  version: number;
  /** How many of the game's newest events it brought, at most as many as the game keeps. */
  events?: number;
  /** Who sent it, where that need not have been the owner. */
  by?: UserId;
}

/** The run goes on from where it stood at version `to`, no longer ranked. Nothing that was taken since counts, though it stays in the log. */
export interface Rollback {
  kind: 'back';
  to: number;
}

/** An entry of the input log: each raises the version by one. */
export type LoggedInput = Action | Rollback;

/** What was done to a run, and by whom. */
export interface PartyLogEntry {
  /** The version it made. */
  version: number;
  kind: LoggedInput['kind'];
  /** `null` where the name was erased. */
  by: UserId | null;
}

/** A run as loaded. `v` counts accepted actions and is what buttons carry. */
export interface Run {
  id: RunId;
  version: number;
  owner: UserId;
  home: Home;
  /** The channel that plays it together; `null` for a run of its owner's own. */
  channel: ChannelId | null;
  origin: Origin;
  /** Begun to be ranked; a cheat in the game overrules it. */
  ranked: boolean;
  /** Over, and not yet in the books. */
  pendingResult: boolean;
  game: Game;
  /** What was taken last; `null` at the beginning. */
  last: LoggedInput | null;
  /** Some of what was done lately, oldest first: none only at the beginning. */
  partyLog: PartyLogEntry[];
  /** The last 16, oldest first. */
  recent: RecentInteraction[];
  /** Milliseconds since 1970. */
  createdAt: number;
  updatedAt: number;
  /** Bookkeeping of the store (parked level keys, log tail and chunks); nobody else's business. */
  internals: unknown;
}

/** Settings that are on or off. */
export interface Switches {
  text: boolean;
  classic: boolean;
  /** The directions always stand on the board. */
  steps: boolean;
  /** Replies to commands are for the player alone. */
  quiet: boolean;
}

export interface Profile {
  user: UserId;
  /** Rises by one with each put. */
  revision: number;
  activeRun: RunId | null;
  /** Runs begun before the active one that wait to be taken up again, the latest last. */
  suspendedRuns: RunId[];
  settings: Switches & {
    palette: Palette;
    /** The tag of a language, or `auto` for that of the player's client. */
    language: string;
    /** Dangers that are no longer asked about. */
    waivedConfirmations: Danger[];
  };
  /** Hints that were given, by name; absent before the first. */
  givenHints?: string[];
  /** The last of them, and the version of the run it was given at. */
  lastHint?: { name: string; run: RunId; version: number };
  totals: ProfileTotals;
  /** The last 16 runs that `stats` counts, oldest first: counted again they change nothing. */
  countedRuns: RunId[];
}

export const DEFAULT_SETTINGS: Profile['settings'] = {
  palette: 'standard',
  text: false,
  classic: false,
  steps: false,
  quiet: false,
  language: 'auto',
  waivedConfirmations: [],
};

/** One accepted action or step back, to be committed on top of the run it was computed from. */
export interface Commit {
  /** As loaded: the commit happens only if the stored version is still this one's. */
  from: Run;
  game: Game;
  action: LoggedInput;
  interaction: string;
  /** Who took it, to stand in the log, where that need not be the owner. */
  by?: UserId;
  /** Others' interactions that this settles too: the votes it was decided by. */
  settles?: { id: string; by: UserId }[];
  /** How many events the action brought, to be told again to a repeated delivery. */
  events?: number;
  /** Milliseconds since 1970. */
  now: number;
}

export type CommitResult = { ok: true; run: Run } | { ok: false; reason: 'conflict' };

/**
 * Why the store could not serve. `unavailable`: try again; `unreadable`: the save is damaged; `newer`: written by a
 * later version of the game, not to be touched.
 */
export class StoreError extends Error {
  constructor(
    readonly code: 'unavailable' | 'unreadable' | 'newer',
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'StoreError';
  }
}

/** Inputs played under one set of rules, at most 256 of them. */
export interface LogChunk {
  rules: number;
  actions: LoggedInput[];
  /** Who took each action, `null` for the owner's. */
  by: (UserId | null)[];
  /** The game after its last action, where a replay can take up; `null` for the chunk still open. */
  after: Game | null;
}

export interface RunLog {
  seed: string;
  heroName: string;
  /** Of the first chunk: a run may outlive a change of rules, see `chunks`. */
  rules: number;
  actions: LoggedInput[];
  /** The same actions by chunk, oldest first; the last one is open. */
  chunks: LogChunk[];
}

/** A run to be written at version 0. */
export interface NewRun {
  id: RunId;
  owner: UserId;
  home: Home;
  channel?: ChannelId;
  /** Chance unless it says otherwise. Of a fork the game is kept for good: there is no other way to its beginning. */
  origin?: Origin;
  /** So it is unless it says otherwise. */
  ranked?: boolean;
  game: Game;
  interaction: string;
  now: number;
}

/** All calls reject with `StoreError` only, or with the reason of the signal when that aborts. */
export interface Store extends ResultsStore, DailiesStore, Together, AdminStore, PrivacyStore {
  /** The current state of a run; strongly consistent. Parked levels come as digests. */
  loadRun(id: RunId, signal?: AbortSignal): Promise<Run | null>;
  /** A level parked under this run. Rejects with `unreadable` when it is not there. */
  loadLevel(run: Run, depth: number, signal?: AbortSignal): Promise<Level>;
  /** Writes a new run at version 0. `exists` when the id is taken: an earlier try of one's own. */
  createRun(run: NewRun, signal?: AbortSignal): Promise<'created' | 'exists'>;
  /**
   * One turn, exactly once. Levels the hero has left are parked and full log chunks spilled first, under versioned,
   * content-hashed keys; the conditional put of the state item is the commit. The one that
   * ends the run leaves it owed.
   */
  commit(commit: Commit, signal?: AbortSignal): Promise<CommitResult>;
  loadProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /** Puts the profile if the stored `rev` is still `profile.rev - 1` (absent counts as 0). */
  putProfile(profile: Profile, signal?: AbortSignal): Promise<'put' | 'conflict'>;
  /** The whole input log, oldest first, with what it takes to replay it. */
  loadLog(id: RunId, signal?: AbortSignal): Promise<RunLog | null>;
}
