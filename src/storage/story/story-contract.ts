import type { RawId } from '../../engine';
import type { RunId } from '../ids';
import type { Week } from '../leaderboards/leaderboards-contract';

export interface HuntState {
  raw: RawId;
  /** Hit points that the runs of the week have taken from the beast. */
  wounds: number;
  felled: boolean;
}

export interface BeastWounds {
  guild: string;
  /** Week in which the run began. */
  week: Week;
  raw: RawId;
  run: RunId;
  wounds: number;
  felled: boolean;
  /** Time when the run ended, in milliseconds since 1970. */
  at: number;
}

/** `time` is the time of the hero's death, in milliseconds since 1970. */
export interface GraveRef {
  guild: string;
  depth: number;
  time: number;
}

/** Killer of a hero, which waits for the next run of the server. */
export interface Killer {
  raw: RawId;
  depth: number;
  /** Absent for the first campaign. */
  campaign?: RawId;
  /** Time of the hero's death, in milliseconds since 1970. */
  grave: number;
}

export interface ServerStory {
  /** False if admins of the server have switched its story off. */
  isOn: boolean;
  hunt: HuntState | null;
  killer: Killer | null;
}

/**
 * The items name no player: runs are hashes, and graves and heroes are times. The names come from results, which an
 * erasure removes.
 */
export interface StoryStore {
  /** Loads a server's story with one request. `week` is the week of the hunt. */
  loadStory(guild: string, week: Week, signal?: AbortSignal): Promise<ServerStory>;
  /**
   * Adds the wounds of a run, once. After a rollback, replaces the wounds that the run gave before; 0 takes them back.
   * Resolves with `true` if this run felled the beast before any other. Rejects with the `StoreError` `unavailable` if
   * other writers kept changing the hunt.
   */
  woundBeast(wounds: BeastWounds, signal?: AbortSignal): Promise<boolean>;
  /** Stores a hero's killer for the server's next run, unless the killer of this or a newer grave is stored. */
  putKiller(guild: string, killer: Killer, signal?: AbortSignal): Promise<void>;
  /**
   * Records that the run `by`, which ended at `at`, has felled the killer of a grave, unless another run has. The
   * killer no longer waits.
   */
  avenge(grave: GraveRef, deed: { by: RunId; at: number }, signal?: AbortSignal): Promise<void>;
  /**
   * Takes back that the run `by` has felled the killer of a grave. Does nothing if another run felled the killer. The
   * killer waits again, unless the killer of a newer grave waits.
   */
  takeBackAvenging(guild: string, killer: Killer, by: RunId, signal?: AbortSignal): Promise<void>;
  /** Resolves with the time when the avenging run ended, in milliseconds since 1970; `null` if there is none. */
  loadAvenged(grave: GraveRef, signal?: AbortSignal): Promise<number | null>;
}
