import type { Game, Level, RawId } from '../../engine';
import type { ChannelId, Home, RunId, UserId } from '../ids';
import type { LoggedInput } from '../logged-input';
import type { RecentInteraction } from '../recent-interaction';
import { StoreError } from '../store-error';
import type { PartyLogEntry, RunLog } from './run-log';
import type { Origin, RunGraves } from './run-parts';

export type * from './run-parts';

/** Maximum number of players besides the owner whose last interaction stays in a party's run. */
export const OTHERS_KEPT = 8;

export interface Run {
  id: RunId;
  /** Number of accepted inputs. The store refuses a commit if the stored version has changed. */
  version: number;
  owner: UserId;
  /** First owner, after whom the hero is named. Absent while the first owner still owns the run. */
  founder?: UserId;
  /** Time at which the present owner became the owner; `null` if the owner never changed. */
  ownedSince: number | null;
  home: Home;
  /** Channel whose party plays the run; `null` if the owner plays alone. */
  channel: ChannelId | null;
  moved?: string;
  /**
   * Revision of the owner's profile after a switch to another run. If the stored profile has a lower revision, the
   * switch may be unfinished.
   */
  leftAt?: number;
  /** Revision of a member's profile after the member switched to another run, by the member's hash. */
  leavers?: Readonly<Record<string, number>>;
  origin: Origin;
  /** False if the run cannot count for leaderboards. A game with cheats does not count even if `ranked` is true. */
  ranked: boolean;
  pendingResult: boolean;
  game: Game;
  /** `null` at version 0. */
  last: LoggedInput | null;
  partyLog: PartyLogEntry[];
  /**
   * Last 32 interactions, oldest first. A party's run also keeps the last interaction of the owner and of `OTHERS_KEPT`
   * other players.
   */
  recent: RecentInteraction[];
  /**
   * Last 32 votes for applied actions, oldest first. A party's run may also keep the last vote of the owner and of
   * `OTHERS_KEPT` other players. The deciding vote is in `recent` instead.
   */
  recentVotes: RecentInteraction[];
  /** Interactions with this id or a lower one may have been applied already; `null` if nothing was dropped. */
  forgotten: string | null;
  graves: RunGraves;
  shownFeats?: Readonly<Record<RawId, number>>;
  choice?: string;
  createdAt: number;
  updatedAt: number;
  internals: unknown;
}

/** A field that cannot be read is `null`. */
export interface UnloadableRun {
  id: RunId;
  reason: 'unreadable' | 'newer';
  owner: UserId | null;
  home: Home | null;
  channel: ChannelId | null;
  version: number | null;
  updatedAt: number | null;
}

/** The caller must not write to the run, because a later build may have stored the run. */
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
  /**
   * Default: `chance`. For `fork`, the store keeps the first game, because the seed alone cannot reproduce this game.
   */
  origin?: Origin;
  ranked?: boolean;
  game: Game;
  interaction: string;
  now: number;
}

export interface Commit<Made = unknown> {
  from: Run;
  game: Game;
  action: LoggedInput;
  interaction: string;
  /** Absent if only the owner can be the sender. */
  by?: UserId;
  /** Last interaction of each voter except the sender of `interaction`. */
  votes?: { id: string; by: UserId }[];
  /**
   * Number of events that the action caused, 0 by default. The bot shows these events again after a repeated delivery.
   */
  events?: number;
  feats?: readonly RawId[];
  /** Absent if the board had no options. */
  choice?: string;
  /** Absent if the run's graves do not change. */
  graves?: RunGraves;
  now: number;
  /** Called while the table puts the state. The commit continues even if `meanwhile` throws. */
  meanwhile?: (run: Run) => Made;
}

/** `made` is `null` if `meanwhile` threw or is absent. */
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
  digest: string;
}

/** `revision` is the revision of the player's profile after the switch to another run. */
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
   * Resolves with `null` if there is no run. Rejects with `UnloadableRunError` if the run is damaged or comes from a
   * later build.
   */
  loadRun(id: RunId, signal?: AbortSignal): Promise<Run | null>;
  /**
   * Returns `null` if this process no longer remembers `version`. Callers may use the run only for a commit, because
   * the stored run may have changed.
   */
  recallRun(id: RunId, version: number): Run | null;
  /** Returns runs in the order of `ids`. With `consistent: false`, may miss the latest turn. */
  loadRuns(
    ids: readonly RunId[],
    signal?: AbortSignal,
    options?: { consistent: boolean },
  ): Promise<(Run | UnloadableRun | null)[]>;
  /** Rejects with the `StoreError` `unreadable` if the level is missing or damaged. */
  loadLevel(run: Run, depth: number, signal?: AbortSignal): Promise<Level>;
  /** Resolves with `runs[0]`, or with the run that an earlier delivery chose; `null` if this run is not in `runs`. */
  claimRun(command: CommandSent, runs: readonly [RunId, ...RunId[]], signal?: AbortSignal): Promise<RunId | null>;
  /** Makes unfinished commits to the run fail. The caller must next read which commands the run has played. */
  leaveRun(run: RunId, leaver: Leaver, signal?: AbortSignal): Promise<void>;
  /** Resolves with `null` if a run has this id already, even from an earlier attempt of the caller. */
  createRun(run: NewRun, signal?: AbortSignal): Promise<Run | null>;
  /**
   * Stores one turn exactly once. Resolves with `conflict`, without a change, if the stored run has changed since
   * `from`.
   */
  commit<Made>(commit: Commit<Made>, signal?: AbortSignal): Promise<CommitResult<Made>>;
  /**
   * Keeps the version and the senders of inputs. Resolves with `false`, without a change, if the stored run has
   * changed.
   */
  changeOwner(change: OwnerChange, signal?: AbortSignal): Promise<boolean>;
  /**
   * Makes an unfinished run unranked for good. Rejects with the `StoreError` `unavailable` if other writers kept
   * changing the run.
   */
  unrank(run: RunId, signal?: AbortSignal): Promise<void>;
  /** Returns `null` if there is no run. Rejects with the `StoreError` `unreadable` or `newer`. */
  loadLog(id: RunId, signal?: AbortSignal): Promise<RunLog | null>;
  /**
   * Returns checkpoints in the order of `versions`; `null` for a checkpoint that is missing, damaged or not from the
   * present rules.
   */
  loadCheckpoints(run: RunId, versions: readonly number[], signal?: AbortSignal): Promise<(Game | null)[]>;
  /** Stores nothing if the run was erased, or if the hero is named after an erased player. */
  putCheckpoint(checkpoint: Checkpoint, signal?: AbortSignal): Promise<void>;
  /**
   * Returns at most two snapshots in no particular order. A snapshot may come from a failed commit, so the caller must
   * check a replay that begins there.
   */
  loadSnapshots(run: RunId, signal?: AbortSignal): Promise<Omit<Checkpoint, 'run'>[]>;
  /** Returns a level as the hero left it; `null` if this state of the level is not stored. */
  loadLeftLevel(level: LeftLevel, signal?: AbortSignal): Promise<Level | null>;
  /** Lets items of failed commits expire a month after `now` (milliseconds since 1970). */
  expireOrphans(run: RunId, now: number, signal?: AbortSignal): Promise<void>;
}
