import type { Game, Level, RawId } from '../../engine';
import type { ChannelId, Day, Home, RunId, Scope, UserId } from '../ids';
import type { LoggedInput } from '../logged-input';
import type { RecentInteraction } from '../recent-interaction';
import { StoreError } from '../store-error';

/** Source of a run's dungeon. */
export type Origin =
  /** A random seed, drawn for this run alone. */
  | { kind: 'chance' }
  /** A seed that the player chose. The run is never ranked. */
  | { kind: 'seed' }
  /** The daily dungeon of everyone, or of the run's server. */
  | { kind: 'daily'; scope: Scope['kind']; date: Day }
  /** A branch off another run at one of its versions. The run is never ranked. `-` replaces the id of an erased run. */
  | { kind: 'fork'; run: RunId; version: number };

/** One input of a run, with its sender. */
export interface PartyLogEntry {
  /** Version of the run after the input. */
  version: number;
  kind: LoggedInput['kind'];
  /** `null` if the sender's id was erased. */
  by: UserId | null;
}

/**
 * Graves that the hero may meet, by depth. Each grave is the time at which its hero fell, in milliseconds since 1970.
 * The time leads to the result without naming a player.
 */
export type RunGraves = Readonly<Record<string, readonly number[]>>;

/** Number of players whose last interaction a channel's run keeps, besides the senders of the newest interactions. */
export const OTHERS_KEPT = 8;

/** A run as loaded from the store. */
export interface Run {
  id: RunId;
  /** Number of accepted actions. Buttons carry it, and a commit requires that it has not changed. */
  version: number;
  owner: UserId;
  /**
   * First owner, whose name the hero bears. Absent while the first owner still owns the run, and once the name was
   * erased.
   */
  founder?: UserId;
  /** Time since when the run has this owner, in milliseconds since 1970; `null` if it never had another owner. */
  ownedSince: number | null;
  home: Home;
  /** Channel that plays the run as a party; `null` if the owner plays alone. */
  channel: ChannelId | null;
  /** Interaction that moved the run to its channel; absent if the run is where it began. */
  moved?: string;
  origin: Origin;
  /**
   * True if the run began as ranked. No run counts for leaderboards if a cheat was used in the game, whatever this
   * field says.
   */
  ranked: boolean;
  /** True if the run is over but its result is not recorded yet. */
  pendingResult: boolean;
  game: Game;
  /** Newest input; `null` at the beginning. */
  last: LoggedInput | null;
  /** Newest inputs, oldest first, at most 20. Empty only at the beginning. */
  partyLog: PartyLogEntry[];
  /**
   * The last 32 applied interactions, in order of application. In a channel's run, the last interaction of the owner
   * and of each of up to `OTHERS_KEPT` other players comes before them.
   */
  recent: RecentInteraction[];
  /**
   * The last 32 votes of other players that helped to decide an action, in order. In a channel's run, the last vote of
   * the owner and of each of up to `OTHERS_KEPT` other players comes before them.
   */
  recentVotes: RecentInteraction[];
  /**
   * Highest id that has dropped out of `recent` or `recentVotes`; `null` if none has. An interaction without a higher
   * id may have been applied already.
   */
  forgotten: string | null;
  /** Graves of the levels entered so far. Levels entered before the game had graves have none. */
  graves: RunGraves;
  createdAt: number;
  updatedAt: number;
  /**
   * Data of the store itself, such as the keys of log chunks and of levels that the hero has left. Only the store may
   * read it.
   */
  internals: unknown;
}

/** A stored run that cannot be loaded. Fields that cannot be read are `null`. */
export interface UnloadableRun {
  id: RunId;
  /** `unreadable` if the run is damaged; `newer` if a later build wrote it and could load it. */
  reason: 'unreadable' | 'newer';
  owner: UserId | null;
  home: Home | null;
  /** Channel that plays the run; also `null` if the owner plays alone. */
  channel: ChannelId | null;
  version: number | null;
}

/** Reports a stored run that cannot be loaded. The caller must not write to the run. */
export class UnloadableRunError extends StoreError {
  constructor(
    readonly run: UnloadableRun,
    options?: ErrorOptions,
  ) {
    super(run.reason, options);
  }
}

/** True if a run is stored and could be loaded. */
export const isLoaded = (run: Run | UnloadableRun | null | undefined): run is Run => !!run && !('reason' in run);

/** True if a run is stored but could not be loaded. */
export const isUnloadable = (run: Run | UnloadableRun | null): run is UnloadableRun => run !== null && 'reason' in run;

/** A run to be written at version 0. */
export interface NewRun {
  id: RunId;
  owner: UserId;
  home: Home;
  channel?: ChannelId;
  /** Default: `chance`. A fork keeps its first game for good, because no seed leads to that game. */
  origin?: Origin;
  /** Default: `true`. */
  ranked?: boolean;
  game: Game;
  interaction: string;
  now: number;
}

/** One accepted action or rollback, to be committed on top of the run from which it was computed. */
export interface Commit<Made = unknown> {
  /** Run as loaded. The commit fails if the stored run has changed since. */
  from: Run;
  game: Game;
  action: LoggedInput;
  interaction: string;
  /** Sender of the action, for the log, if the sender need not be the owner. */
  by?: UserId;
  /** Last vote of every other player who voted at this version. The action settles these votes. */
  votes?: { id: string; by: UserId }[];
  /** Number of events that the action caused, so that the bot can answer a repeated delivery with them. Default: 0. */
  events?: number;
  /** Replaces the run's graves. */
  graves?: RunGraves;
  now: number;
  /**
   * Called with the new run while the deciding put is under way, because the put leaves the processor idle. The commit
   * continues if it throws.
   */
  meanwhile?: (run: Run) => Made;
}

/** Result of a commit. `made` is the value that `meanwhile` returned; `null` if it threw or is absent. */
export type CommitResult<Made = unknown> =
  | { ok: true; run: Run; made: Made | null }
  | { ok: false; reason: 'conflict' };

/** Inputs played under one set of rules, at most 256. */
export interface LogChunk {
  rules: number;
  actions: LoggedInput[];
  /** Sender of each action; `null` for the owner, if the run never had another owner. */
  by: (UserId | null)[];
  /** Game after the chunk's last action, from which a replay can start; `null` for the open chunk. */
  after: Game | null;
}

export interface RunLog {
  seed: string;
  /** Id of the campaign; absent for the first one. */
  campaign?: RawId;
  heroName: string;
  /** Rules of the first chunk. Later chunks may have other rules, see `chunks`. */
  rules: number;
  actions: LoggedInput[];
  /** All of `actions` by chunk, oldest first. The last chunk is open. */
  chunks: LogChunk[];
}

/** Another owner for a run, and the time of the change in milliseconds since 1970. */
export interface OwnerChange {
  /** Run as loaded. The change fails if the stored run has changed since. */
  from: Run;
  to: UserId;
  now: number;
}

/** Game at a version of a run, with which a later replay can begin. */
export interface Checkpoint {
  run: RunId;
  version: number;
  game: Game;
}

/** A level as the hero left it. */
export interface LeftLevel {
  run: RunId;
  depth: number;
  /** Digest in the game, in place of the level. */
  digest: string;
}

/** Origin of a command: its sender, its interaction, its time. */
export interface CommandSent {
  user: UserId;
  interaction: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Store of runs, their levels and their logs. */
export interface TurnsStore {
  /**
   * Loads the current state of a run, strongly consistent; `null` if there is none. The levels that the hero has left
   * are only digests. `loadLevel` loads such a level. Rejects with `UnloadableRunError` if the run is stored but cannot
   * be loaded.
   */
  loadRun(id: RunId, signal?: AbortSignal): Promise<Run | null>;
  /**
   * Loads several runs in the order of their ids. An unloadable run comes as `UnloadableRun` and hides no other run.
   * With `consistent: false` the reads cost half and may lag a moment behind.
   */
  loadRuns(
    ids: readonly RunId[],
    signal?: AbortSignal,
    options?: { consistent: boolean },
  ): Promise<(Run | UnloadableRun | null)[]>;
  /**
   * Loads a parked level of a run, which is a level that the hero has left. Rejects with `unreadable` if it is missing
   * or damaged.
   */
  loadLevel(run: Run, depth: number, signal?: AbortSignal): Promise<Level>;
  /**
   * Decides which of two runs a command is for if the command names no run. Resolves with the run that an earlier
   * delivery of the command chose, otherwise with the first run. Resolves with `null` if the earlier delivery chose a
   * third run. The choice is kept for a day.
   */
  claimRun(command: CommandSent, runs: readonly [RunId, RunId], signal?: AbortSignal): Promise<RunId | null>;
  /**
   * Writes a new run at version 0 and resolves with it. Resolves with `null` if the id is taken, even by an earlier
   * attempt of the same caller.
   */
  createRun(run: NewRun, signal?: AbortSignal): Promise<Run | null>;
  /**
   * Commits one turn, exactly once. Levels that the hero has left and full log chunks are written first, under keys
   * with version and content hash. The conditional put of the state item is the commit. A commit that ends the run
   * leaves its result pending. Resolves with `conflict` and changes nothing if the stored run has another version than
   * `from`, or was rewritten or erased.
   */
  commit<Made>(commit: Commit<Made>, signal?: AbortSignal): Promise<CommitResult<Made>>;
  /**
   * Gives a run another owner, at the same version. Earlier actions keep their sender. Pointers of both owners are
   * written first. Resolves with `false` and changes no run if the stored run has another version than `from`, or was
   * rewritten or erased.
   */
  changeOwner(change: OwnerChange, signal?: AbortSignal): Promise<boolean>;
  /**
   * Makes an unfinished run unranked for good, even if a turn is under way. Does nothing to a finished run. Rejects
   * with `unavailable` if other writers kept changing the run.
   */
  unrank(run: RunId, signal?: AbortSignal): Promise<void>;
  /** Loads the whole input log, oldest first, with the data to replay it; `null` if there is no run. */
  loadLog(id: RunId, signal?: AbortSignal): Promise<RunLog | null>;
  /**
   * Loads the checkpoints of a run at these versions, in order. `null` stands for a version without a checkpoint, or
   * with one that the present rules cannot go on from.
   */
  loadCheckpoints(run: RunId, versions: readonly number[], signal?: AbortSignal): Promise<(Game | null)[]>;
  /** Stores the game at a committed version, which no later commit changes. Stores nothing if the run was erased. */
  putCheckpoint(checkpoint: Checkpoint, signal?: AbortSignal): Promise<void>;
  /** Loads a level as the hero left it, even if the hero has been back since; `null` if it is not stored. */
  loadLeftLevel(level: LeftLevel, signal?: AbortSignal): Promise<Level | null>;
  /**
   * Lets unreferenced log chunks and snapshots of a finished run expire a month after `now`. Such items remain after
   * turns that lost a race.
   */
  expireOrphans(run: RunId, now: number, signal?: AbortSignal): Promise<void>;
}
