import type { Game, Level, RawId } from '../../engine';
import type { ChannelId, Day, Home, RunId, Scope, UserId } from '../ids';
import type { LoggedInput } from '../logged-input';
import type { RecentInteraction } from '../recent-interaction';
import { StoreError } from '../store-error';

/** How a run came by its dungeon. */
export type Origin =
  /** A seed drawn for it alone. */
  | { kind: 'chance' }
  /** A seed that somebody chose. Never ranked. */
  | { kind: 'seed' }
  /** The dungeon of a day, of everyone's or of the server that is the run's home. */
  | { kind: 'daily'; scope: Scope['kind']; date: Day }
  /** Branched off another run at one of its versions. Never ranked. `-` stands for a run that was erased. */
  | { kind: 'fork'; run: RunId; version: number };

/** An input of a run, and who sent it. */
export interface PartyLogEntry {
  /** The version it produced. */
  version: number;
  kind: LoggedInput['kind'];
  /** `null` where the name was erased. */
  by: UserId | null;
}

/**
 * The graves that may be met in a run: by depth, when the heroes that lie there fell, in milliseconds since 1970. Their
 * results are found by that; it names nobody.
 */
export type RunGraves = Readonly<Record<string, readonly number[]>>;

/** A channel's run keeps the last interaction of so many players, besides those who sent the newest. */
export const OTHERS_KEPT = 8;

/** A run as loaded. */
export interface Run {
  id: RunId;
  /** How many actions it has accepted. Buttons carry it, and a commit is on the condition that it is still the same. */
  version: number;
  owner: UserId;
  home: Home;
  /** The channel that plays it together; `null` for a run of its owner's own. */
  channel: ChannelId | null;
  origin: Origin;
  /** Begun to be ranked; a cheat in the game overrules it. */
  ranked: boolean;
  /** The run is over, and its result is not yet recorded. */
  pendingResult: boolean;
  game: Game;
  /** The newest input; `null` at the beginning. */
  last: LoggedInput | null;
  /** The newest inputs, oldest first, at most 20; empty only at the beginning. */
  partyLog: PartyLogEntry[];
  /**
   * The last 32 that were applied, in the order in which they were; in a channel's run before them the last one of each
   * of up to `OTHERS_KEPT` others.
   */
  recent: RecentInteraction[];
  /** The last 32 votes by which others helped to decide an action, in that order, with those of others likewise. */
  recentVotes: RecentInteraction[];
  /**
   * The highest id that has dropped out of the two lists: one that is not above it may have been applied. `null` for
   * none.
   */
  forgotten: string | null;
  /** Of the levels that were entered since there are graves. */
  graves: RunGraves;
  createdAt: number;
  updatedAt: number;
  /** What the store itself keeps with a run: parked level keys, log chunks. Only the store may read it. */
  internals: unknown;
}

/** A run that is stored but cannot be loaded, and as much of it as can be read: `null` for what cannot. */
export interface UnloadableRun {
  id: RunId;
  /** Damaged, or written by a later version of the game, which will be able to load it. */
  reason: 'unreadable' | 'newer';
  owner: UserId | null;
  home: Home | null;
  /** `null` for a run of its owner's own, too. */
  channel: ChannelId | null;
  version: number | null;
}

/** A run is stored but cannot be loaded. Nothing may be written to it. */
export class UnloadableRunError extends StoreError {
  constructor(
    readonly run: UnloadableRun,
    options?: ErrorOptions,
  ) {
    super(run.reason, options);
  }
}

/** Whether a run is stored and could be loaded. */
export const isLoaded = (run: Run | UnloadableRun | null | undefined): run is Run => !!run && !('reason' in run);

/** Whether a stored run could not be loaded. */
export const isUnloadable = (run: Run | UnloadableRun | null): run is UnloadableRun => run !== null && 'reason' in run;

/** A run to be written at version 0. */
export interface NewRun {
  id: RunId;
  owner: UserId;
  home: Home;
  channel?: ChannelId;
  /** `chance` by default. Of a fork the game is kept for good: nothing else leads to its beginning. */
  origin?: Origin;
  /** `true` by default. */
  ranked?: boolean;
  game: Game;
  interaction: string;
  now: number;
}

/** One accepted action or rollback, to be committed on top of the run it was computed from. */
export interface Commit<Made = unknown> {
  /** As loaded: the commit happens only if the stored version is still this one's. */
  from: Run;
  game: Game;
  action: LoggedInput;
  interaction: string;
  /** Who sent it, for the log, where that need not be the owner. */
  by?: UserId;
  /** The last vote of everybody else who voted for this version: it counts as settled by the action. */
  votes?: { id: string; by: UserId }[];
  /** How many events the action brought, so that a repeated delivery can be answered with them. 0 by default. */
  events?: number;
  /** In place of those that the run has. */
  graves?: RunGraves;
  now: number;
  /**
   * Makes something of the run as it will be, while the deciding put is under way, because the put leaves the processor
   * idle. The commit goes on if it throws.
   */
  meanwhile?: (run: Run) => Made;
}

/** `made` is what `meanwhile` returned: `null` if it threw, or was not given. */
export type CommitResult<Made = unknown> =
  | { ok: true; run: Run; made: Made | null }
  | { ok: false; reason: 'conflict' };

/** Inputs played under one set of rules, at most 256 of them. */
export interface LogChunk {
  rules: number;
  actions: LoggedInput[];
  /** Who took each action, `null` for the owner. */
  by: (UserId | null)[];
  /** The game after its last action, where a replay can start; `null` for the chunk still open. */
  after: Game | null;
}

export interface RunLog {
  seed: string;
  /** Id of the campaign; absent for the first one. */
  campaign?: RawId;
  heroName: string;
  /** Of the first chunk: a run may outlive a change of rules, see `chunks`. */
  rules: number;
  actions: LoggedInput[];
  /** The same actions by chunk, oldest first; the last one is open. */
  chunks: LogChunk[];
}

/** A command as it was sent. */
export interface CommandSent {
  user: UserId;
  interaction: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Runs, their levels and their logs. */
export interface TurnsStore {
  /**
   * The current state of a run; strongly consistent. Parked levels come as digests. Rejects with `UnloadableRunError`
   * when it is stored but cannot be loaded.
   */
  loadRun(id: RunId, signal?: AbortSignal): Promise<Run | null>;
  /**
   * The same for a list, in its order: one that cannot be loaded hides no other. Not `consistent` they cost half and
   * may lag a moment behind.
   */
  loadRuns(
    ids: readonly RunId[],
    signal?: AbortSignal,
    options?: { consistent: boolean },
  ): Promise<(Run | UnloadableRun | null)[]>;
  /** A level parked under this run. Rejects with `unreadable` when it is not there. */
  loadLevel(run: Run, depth: number, signal?: AbortSignal): Promise<Level>;
  /**
   * Which of two runs a command is for that names none: the first, unless an earlier delivery of the same command has
   * chosen; `null` when it chose a third. Kept for a day.
   */
  claimRun(command: CommandSent, runs: readonly [RunId, RunId], signal?: AbortSignal): Promise<RunId | null>;
  /**
   * Writes a new run at version 0, and resolves with it as it was written; with `null` when the id is taken, be it by
   * an earlier attempt of the same caller.
   */
  createRun(run: NewRun, signal?: AbortSignal): Promise<Run | null>;
  /**
   * One turn, exactly once. Levels the hero has left and full log chunks are written first, under versioned,
   * content-hashed keys; the conditional put of the state item is the commit. The one that ends the run leaves its
   * result pending. `conflict` when the stored run is not at the version of `from` any more, or was rewritten or
   * erased since: then nothing has changed.
   */
  commit<Made>(commit: Commit<Made>, signal?: AbortSignal): Promise<CommitResult<Made>>;
  /**
   * Takes a run that goes on out of the ranking, for good: no turn that was under way brings it back. Leaves one that
   * is over as it ended. Rejects with `unavailable` when others kept changing the run.
   */
  unrank(run: RunId, signal?: AbortSignal): Promise<void>;
  /** The whole input log, oldest first, with what it takes to replay it. `null` where there is no run. */
  loadLog(id: RunId, signal?: AbortSignal): Promise<RunLog | null>;
  /**
   * Lets the items that a finished run no longer refers to expire a month after `now`: those left behind by turns that
   * lost a race, and by levels that were entered again.
   */
  expireOrphans(run: RunId, now: number, signal?: AbortSignal): Promise<void>;
}
