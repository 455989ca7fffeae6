import type { Game, Level, RawId } from '../../engine';
import type { ChannelId, Home, RunId, UserId } from '../ids';
import type { LoggedInput } from '../logged-input';
import type { RecentInteraction } from '../recent-interaction';
import { StoreError } from '../store-error';
import type { PartyLogEntry, RunLog } from './run-log';
import type { Origin, RunGraves } from './run-parts';

export type * from './run-parts';

/** Number of players, besides the owner, with their last interaction kept. */
export const OTHERS_KEPT = 8;

export interface Run {
  id: RunId;
  /** Number of accepted inputs. */
  version: number;
  owner: UserId;
  /** First owner and namesake of the hero. Absent while still the owner. */
  founder?: UserId;
  /** Time of the last change of owners; `null` if none. */
  ownedSince: number | null;
  home: Home;
  /** Channel of the party; `null` if the owner plays alone. */
  channel: ChannelId | null;
  moved?: string;
  /** Profile revision after the owner's switch. While the stored revision is lower, the switch is unfinished. */
  leftAt?: number;
  /** Profile revision after a member's switch to another run, by hash. */
  leavers?: Readonly<Record<string, number>>;
  origin: Origin;
  /** Leaderboards need `true`, and a game without cheats. */
  ranked: boolean;
  pendingResult: boolean;
  game: Game;
  /** `null` at version 0. */
  last: LoggedInput | null;
  partyLog: PartyLogEntry[];
  /** Last 32 interactions, oldest first, and the last by some party members. */
  recent: RecentInteraction[];
  /** Last 32 votes, oldest first, without deciding votes. */
  recentVotes: RecentInteraction[];
  /** Interactions up to this id may have been dropped; `null` if none. */
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

/** Callers must not write to the run. */
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
  /** Default: `chance`. A fork's first game is stored, too. */
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
  /** Number of events that a repeated delivery shows again. Default: 0. */
  events?: number;
  feats?: readonly RawId[];
  /** Absent if the board had no options. */
  choice?: string;
  /** Absent if the run's graves do not change. */
  graves?: RunGraves;
  now: number;
  /** Called while the table puts the state. Errors are ignored. */
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

/** `revision` of the profile after the switch to another run. */
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
  /** Rejects with `UnloadableRunError` if the run is damaged or from a later build. */
  loadRun(id: RunId, signal?: AbortSignal): Promise<Run | null>;
  /** Returns `null` if forgotten. Callers may use the run only for a commit. */
  recallRun(id: RunId, version: number): Run | null;
  /** Keeps the order of `ids`. If `consistent` is false, may miss the latest turn. */
  loadRuns(
    ids: readonly RunId[],
    signal?: AbortSignal,
    options?: { consistent: boolean },
  ): Promise<(Run | UnloadableRun | null)[]>;
  /** Rejects with the `StoreError` `unreadable` for a missing or damaged level. */
  loadLevel(run: Run, depth: number, signal?: AbortSignal): Promise<Level>;
  /** Resolves with an earlier delivery's choice (`null` if not in `runs`), else with `runs[0]`. */
  claimRun(command: CommandSent, runs: readonly [RunId, ...RunId[]], signal?: AbortSignal): Promise<RunId | null>;
  /** Makes unfinished commits fail. The caller must then read the played commands. */
  leaveRun(run: RunId, leaver: Leaver, signal?: AbortSignal): Promise<void>;
  /** Resolves with `null` if the id is taken, even by an earlier attempt. */
  createRun(run: NewRun, signal?: AbortSignal): Promise<Run | null>;
  /** If the stored run has changed since `from`, changes nothing. */
  commit<Made>(commit: Commit<Made>, signal?: AbortSignal): Promise<CommitResult<Made>>;
  /** Keeps the version. Resolves with `false` if the stored run has changed. */
  changeOwner(change: OwnerChange, signal?: AbortSignal): Promise<boolean>;
  /** Makes an unfinished run unranked for good. */
  unrank(run: RunId, signal?: AbortSignal): Promise<void>;
  /** Rejects with the `StoreError` `unreadable` or `newer`. */
  loadLog(id: RunId, signal?: AbortSignal): Promise<RunLog | null>;
  /** Keeps the order of `versions`; `null` for an unusable checkpoint. */
  loadCheckpoints(run: RunId, versions: readonly number[], signal?: AbortSignal): Promise<(Game | null)[]>;
  /** Stores nothing if the run or the hero's namesake was erased. */
  putCheckpoint(checkpoint: Checkpoint, signal?: AbortSignal): Promise<void>;
  /** Returns at most two, unordered. A snapshot may come from a failed commit. */
  loadSnapshots(run: RunId, signal?: AbortSignal): Promise<Omit<Checkpoint, 'run'>[]>;
  /** Resolves with `null` if no readable level has the digest. */
  loadLeftLevel(level: LeftLevel, signal?: AbortSignal): Promise<Level | null>;
  /** Items of failed commits expire a month after `now` (milliseconds since 1970). */
  expireOrphans(run: RunId, now: number, signal?: AbortSignal): Promise<void>;
}
