import type { RawId } from '../../engine';
import type { RunId } from '../ids';
import type { Week } from '../leaderboards/leaderboards-contract';

export interface HuntState {
  raw: RawId;
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

export interface Killer {
  raw: RawId;
  depth: number;
  campaign?: RawId;
  grave: number;
}

/** `hunt` is `null` before the first wound of the week. */
export interface ServerStory {
  isOn: boolean;
  hunt: HuntState | null;
  killer: Killer | null;
}

/** Items name no player: hashes stand for runs, times for heroes. */
export interface StoryStore {
  loadStory(guild: string, week: Week, signal?: AbortSignal): Promise<ServerStory>;
  /** Replaces the run's total. True if this run felled the beast first. */
  woundBeast(wounds: BeastWounds, signal?: AbortSignal): Promise<boolean>;
  /** Keeps a stored killer from this or a newer grave. */
  putKiller(guild: string, killer: Killer, signal?: AbortSignal): Promise<void>;
  /** Keeps an earlier avenger. `deed.at` is when the run `deed.by` ended. */
  avenge(grave: GraveRef, deed: { by: RunId; at: number }, signal?: AbortSignal): Promise<void>;
  /** Restores the killer if `by` avenged. Keeps a newer killer. */
  takeBackAvenging(guild: string, killer: Killer, by: RunId, signal?: AbortSignal): Promise<void>;
  /** Resolves with the avenging run's end, in milliseconds since 1970. */
  loadAvenged(grave: GraveRef, signal?: AbortSignal): Promise<number | null>;
}
