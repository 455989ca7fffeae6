import type { RawId } from '../../engine';
import type { RunId } from '../ids';
import type { Week } from '../leaderboards/leaderboards-contract';

export interface HuntState {
  raw: RawId;
  /** Hit points that the week's runs have taken from the beast. */
  wounds: number;
  felled: boolean;
}

export interface BeastWounds {
  guild: string;
  week: Week;
  raw: RawId;
  run: RunId;
  wounds: number;
  felled: boolean;
  at: number;
}

export interface GraveRef {
  guild: string;
  depth: number;
  time: number;
}

/** Monster that killed a hero and will appear in the server's next run. `grave` is the time of the hero's death. */
export interface Killer {
  raw: RawId;
  depth: number;
  campaign?: RawId;
  grave: number;
}

/** `hunt` is `null` before the first wound of the week. `killer` is `null` if no killer will appear in the next run. */
export interface ServerStory {
  /** False if admins of the server have switched its story off. */
  isOn: boolean;
  hunt: HuntState | null;
  killer: Killer | null;
}

/**
 * Store of each server's story. The items name no player: a hash stands for a run, and the time of death for a hero.
 * Names come from results, which an erasure removes.
 */
export interface StoryStore {
  loadStory(guild: string, week: Week, signal?: AbortSignal): Promise<ServerStory>;
  /**
   * Adds the wounds that a run has dealt to the beast. A repeated call changes nothing. After a rollback, the new
   * number replaces the old; 0 takes the wounds back. Resolves with `true` if this run felled the beast before any
   * other. Rejects with the `StoreError` `unavailable` if other writers kept changing the hunt.
   */
  woundBeast(wounds: BeastWounds, signal?: AbortSignal): Promise<boolean>;
  /** Stores a hero's killer for the server's next run, unless the killer from this or a newer grave is stored. */
  putKiller(guild: string, killer: Killer, signal?: AbortSignal): Promise<void>;
  /**
   * Records that the run `by` has felled the killer of a grave. The killer then appears in no further run. `at` is the
   * end of the run in milliseconds since 1970. Changes nothing if another run felled the killer before.
   */
  avenge(grave: GraveRef, deed: { by: RunId; at: number }, signal?: AbortSignal): Promise<void>;
  /**
   * Takes back that the run `by` has felled the killer of a grave. Does nothing if another run felled the killer. The
   * killer will appear again, unless the killer from a newer grave is stored.
   */
  takeBackAvenging(guild: string, killer: Killer, by: RunId, signal?: AbortSignal): Promise<void>;
  /** Resolves with the end of the avenging run in milliseconds since 1970; `null` if the grave is not avenged. */
  loadAvenged(grave: GraveRef, signal?: AbortSignal): Promise<number | null>;
}
