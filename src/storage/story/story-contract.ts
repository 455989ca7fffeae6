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

/** `hunt` is `null` before the first wound of the week; `killer` is `null` if no killer will appear. */
export interface ServerStory {
  isOn: boolean;
  hunt: HuntState | null;
  killer: Killer | null;
}

/** The items name no player: a hash stands for a run, and the time of death for a hero. */
export interface StoryStore {
  loadStory(guild: string, week: Week, signal?: AbortSignal): Promise<ServerStory>;
  /**
   * Replaces the run's earlier total of wounds, because a rollback may reduce the total. Resolves with `true` if this
   * run is the first to fell the beast.
   */
  woundBeast(wounds: BeastWounds, signal?: AbortSignal): Promise<boolean>;
  /** Changes nothing if the killer from this or a newer grave is stored. */
  putKiller(guild: string, killer: Killer, signal?: AbortSignal): Promise<void>;
  /**
   * Changes nothing if another run felled the killer before `deed.by`. `deed.at` is the time at which `deed.by` ended.
   */
  avenge(grave: GraveRef, deed: { by: RunId; at: number }, signal?: AbortSignal): Promise<void>;
  /** Does nothing if another run felled the killer. The killer appears again, unless a newer killer is stored. */
  takeBackAvenging(guild: string, killer: Killer, by: RunId, signal?: AbortSignal): Promise<void>;
  /** Resolves with the end of the avenging run in milliseconds since 1970; `null` if the grave is not avenged. */
  loadAvenged(grave: GraveRef, signal?: AbortSignal): Promise<number | null>;
}
