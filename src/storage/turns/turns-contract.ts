import type { Game, Level, RawId } from '../../engine';
import type { ChannelId, Home, RunId, UserId } from '../ids';
import type { LoggedInput } from '../logged-input';
import type { RecentInteraction } from '../recent-interaction';
import { StoreError } from '../store-error';
import type { PartyLogEntry, RunLog } from './run-log';
import type { Origin, RunGraves } from './run-parts';

export type * from './run-parts';

/**
 * Maximum number of players besides the owner whose last interaction stays in a party's run after 32 newer
 * interactions.
 */
export const OTHERS_KEPT = 8;

export interface Run {
  id: RunId;
  /**
   * Number of accepted inputs. Every button of a board contains the version. The store refuses a commit if the stored
   * version has changed.
   */
  version: number;
  owner: UserId;
  /**
   * First owner, after whom the hero is named. Absent while the first owner still owns the run, and after an erasure of
   * the name.
   */
  founder?: UserId;
  /** Time when the present owner got the run; `null` if the owner never changed. */
  ownedSince: number | null;
  home: Home;
  /** Channel whose party plays the run; `null` if the owner plays alone. */
  channel: ChannelId | null;
  /** Interaction that moved the run to its channel. Absent if the run never moved. */
  moved?: string;
  /**
   * Revision of the owner's profile after the owner's last switch from this run to another run. While the profile has a
   * lower revision, the switch may be unfinished. Absent without such a switch, and if a party plays the run. Callers
   * read the field through `leftAtOf`.
   */
  leftAt?: number;
  /**
   * Revision of a member's profile after the member switched from a party's run to another run, by the member's hash.
   */
  leavers?: Readonly<Record<string, number>>;
  origin: Origin;
  /**
   * False if the run cannot count for leaderboards, for example because of a chosen seed or a rollback. A game with
   * cheats does not count even if this field is true.
   */
  ranked: boolean;
  /** True from the end of the run until the store has recorded the result. */
  pendingResult: boolean;
  game: Game;
  /** Newest input; `null` at version 0. */
  last: LoggedInput | null;
  /** At most 20 inputs, oldest first. */
  partyLog: PartyLogEntry[];
  /**
   * Last 32 applied interactions, oldest first. In a party's run, the list begins with older interactions: the last of
   * the owner and of up to `OTHERS_KEPT` other players.
   */
  recent: RecentInteraction[];
  /**
   * Last 32 votes for actions that the run then applied, oldest first. The deciding vote is in `recent` instead. In a
   * party's run, older votes come first: the last of the owner and of up to `OTHERS_KEPT` others.
   */
  recentVotes: RecentInteraction[];
  /**
   * Highest interaction id that was dropped from `recent` or `recentVotes`; `null` if nothing was dropped. Interactions
   * with this id or a lower one may have been applied already.
   */
  forgotten: string | null;
  /** Graves on the levels that the hero has entered. Levels entered under a build without graves have none. */
  graves: RunGraves;
  /** Version after the action that earned each feat shown to the player. */
  shownFeats?: Readonly<Record<RawId, number>>;
  /** Last choice between the options of a board, as text. Absent before the first choice and after a rollback. */
  choice?: string;
  createdAt: number;
  updatedAt: number;
  internals: unknown;
}

/** Run that cannot be loaded. A field that cannot be read is `null`. */
export interface UnloadableRun {
  id: RunId;
  /** The stored run is damaged (`unreadable`), or only a later build, which wrote the run, can load it (`newer`). */
  reason: 'unreadable' | 'newer';
  owner: UserId | null;
  home: Home | null;
  channel: ChannelId | null;
  version: number | null;
  updatedAt: number | null;
}

/** Error for a run that cannot be loaded. The caller must not write to the run. */
export class UnloadableRunError extends StoreError {
  constructor(
    readonly run: UnloadableRun,
    options?: ErrorOptions,
  ) {
    super(run.reason, options);
  }
}

export const isLoaded = (run: Run | UnloadableRun | null | undefined): run is Run => !!run && !('reason' in run);

export const isUnloadable = (run: Run | UnloadableRun | null): run is UnloadableRun => run !== null && 'reason' in run;

export interface NewRun {
  id: RunId;
  owner: UserId;
  home: Home;
  channel?: ChannelId;
  /** Default: `chance`. For `fork`, the store keeps the first game, because the seed alone cannot reproduce it. */
  origin?: Origin;
  ranked?: boolean;
  game: Game;
  interaction: string;
  now: number;
}

export interface Commit<Made = unknown> {
  /** Run as loaded before the action. The commit fails if the stored run has changed since. */
  from: Run;
  game: Game;
  action: LoggedInput;
  interaction: string;
  /** Absent if only the owner can be the sender. */
  by?: UserId;
  /** Last interaction of each voter except the sender of `interaction`. */
  votes?: { id: string; by: UserId }[];
  /**
   * Number of events that the action caused. The bot shows these events again after a repeated delivery. Default: 0.
   */
  events?: number;
  /** Feats that the reply to the action shows. */
  feats?: readonly RawId[];
  /** Choice between the options of the board, as text; absent if the board had no options. */
  choice?: string;
  /** Absent if the run's graves do not change. */
  graves?: RunGraves;
  now: number;
  /**
   * Called with the new run while the table puts the state, because the process is idle then. The commit continues even
   * if `meanwhile` throws.
   */
  meanwhile?: (run: Run) => Made;
}

/** `made` is the result of `meanwhile`; `null` if `meanwhile` threw or is absent. */
export type CommitResult<Made = unknown> =
  | { ok: true; run: Run; made: Made | null }
  | { ok: false; reason: 'conflict' };

export interface OwnerChange {
  from: Run;
  to: UserId;
  now: number;
}

export interface Checkpoint {
  run: RunId;
  version: number;
  game: Game;
}

export interface LeftLevel {
  run: RunId;
  depth: number;
  /** Digest that replaces the level in the game. */
  digest: string;
}

/** Player who switches to another run. `revision` is the revision of the player's profile after the switch. */
export interface Leaver {
  user: UserId;
  revision: number;
}

export interface CommandSent {
  user: UserId;
  interaction: string;
  now: number;
}

export interface TurnsStore {
  /**
   * Reads with strong consistency. Resolves with `null` if there is no run. Levels that the hero has left are digests,
   * which `loadLevel` replaces. Rejects with `UnloadableRunError` if the run is damaged or a later build wrote the run.
   */
  loadRun(id: RunId, signal?: AbortSignal): Promise<Run | null>;
  /**
   * Returns the run as this process last committed it, if that commit made `version`. Returns `null` for any other
   * version, and if the process has forgotten the run. Use the result only for commits, because another process may
   * have changed the run.
   */
  recallRun(id: RunId, version: number): Run | null;
  /**
   * Returns runs in the order of `ids`; `null` for an id without a run. Returns a run that cannot be loaded as an
   * `UnloadableRun`. With `consistent: false`, the reads cost half but may miss the latest turn. Default: `true`.
   */
  loadRuns(
    ids: readonly RunId[],
    signal?: AbortSignal,
    options?: { consistent: boolean },
  ): Promise<(Run | UnloadableRun | null)[]>;
  /** Rejects with the `StoreError` `unreadable` if the level is missing or damaged. */
  loadLevel(run: Run, depth: number, signal?: AbortSignal): Promise<Level>;
  /**
   * Chooses which of `runs` a command without a named run means, and stores the choice for a day. Resolves with the
   * first run, unless an earlier delivery of the command chose another. Resolves with `null` if the earlier choice is
   * not among `runs`.
   */
  claimRun(command: CommandSent, runs: readonly [RunId, ...RunId[]], signal?: AbortSignal): Promise<RunId | null>;
  /**
   * Marks an unfinished run as left by a player, even if the run cannot be loaded. Commits to the run that have begun
   * but not finished then fail. The caller must next read which commands the run has played, and put the profile with
   * this revision. Does nothing to a finished run. Rejects with the `StoreError` `unavailable` if other writers kept
   * changing the run.
   */
  leaveRun(run: RunId, leaver: Leaver, signal?: AbortSignal): Promise<void>;
  /**
   * Stores a run at version 0. Resolves with `null` if a run has this id already, even from an earlier attempt of the
   * caller.
   */
  createRun(run: NewRun, signal?: AbortSignal): Promise<Run | null>;
  /**
   * Stores one turn exactly once. First writes new items for levels and log chunks. Then one conditional put of the
   * state item makes the turn valid. Sets `pendingResult` if the turn ends the run. Resolves with `conflict`, without a
   * change, if the stored run was erased or rewritten, or has another version than `from`.
   */
  commit<Made>(commit: Commit<Made>, signal?: AbortSignal): Promise<CommitResult<Made>>;
  /**
   * Gives a run to another owner and keeps its version. Earlier inputs keep their sender. Resolves with `false`,
   * without a change, if the stored run was erased or rewritten, or has another version than `from`.
   */
  changeOwner(change: OwnerChange, signal?: AbortSignal): Promise<boolean>;
  /**
   * Makes an unfinished run unranked for good, even during a commit. Does nothing to a finished run. Rejects with the
   * `StoreError` `unavailable` if other writers kept changing the run.
   */
  unrank(run: RunId, signal?: AbortSignal): Promise<void>;
  /**
   * Returns the whole input log; `null` if there is no run. Rejects with the `StoreError` `unreadable` or `newer` if
   * the run or its log is damaged or newer.
   */
  loadLog(id: RunId, signal?: AbortSignal): Promise<RunLog | null>;
  /**
   * Returns checkpoints in the order of `versions`. A missing or damaged checkpoint, or one from other rules, is
   * `null`.
   */
  loadCheckpoints(run: RunId, versions: readonly number[], signal?: AbortSignal): Promise<(Game | null)[]>;
  /**
   * Stores the game of a committed version. Stores nothing if the run was erased, or if the hero is named after an
   * erased player.
   */
  putCheckpoint(checkpoint: Checkpoint, signal?: AbortSignal): Promise<void>;
  /**
   * Returns at most two snapshots, without the levels that the hero had left. Leaves out snapshots that are damaged or
   * from other rules. A snapshot may come from a failed commit, so the caller must check a replay that begins there.
   */
  loadSnapshots(run: RunId, signal?: AbortSignal): Promise<Omit<Checkpoint, 'run'>[]>;
  /**
   * Returns a level as the hero left it, even if a later visit changed the level. Resolves with `null` if this state of
   * the level is not stored.
   */
  loadLeftLevel(level: LeftLevel, signal?: AbortSignal): Promise<Level | null>;
  /**
   * Lets log chunks and snapshots that failed commits left behind expire a month after `now` (milliseconds since 1970).
   */
  expireOrphans(run: RunId, now: number, signal?: AbortSignal): Promise<void>;
}
