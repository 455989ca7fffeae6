import type { RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import { DEFAULT_SETTINGS, type Settings } from './settings';

/** A ranked run counts from the recording of its result until the result is removed. */
export interface ProfileTotals {
  runs: number;
  wins: number;
  bestDepth: number;
  bestScore: number;
}

export interface Profile {
  user: UserId;
  revision: number;
  activeRun: RunId | null;
  /** The run that the player left last is at the end. */
  suspendedRuns: RunId[];
  settings: Settings;
  givenHints?: string[];
  lastHint?: { name: string; run: RunId; version: number };
  totals: ProfileTotals;
  feats?: string[];
  newFeats?: string[];
  /** Runs added to `totals`, oldest first, so that no run counts twice. The store keeps the last `COUNTED_LIMIT`. */
  countedRuns: RunId[];
  /**
   * Interactions that last wrote `activeRun` and each setting. `COMMANDS`: the newest interaction that earlier runs
   * have applied.
   */
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read. Only the store may use this field. */
  unread?: unknown;
}

export const COUNTED_LIMIT = 16;

export const EMPTY_TOTALS: ProfileTotals = { runs: 0, wins: 0, bestDepth: 0, bestScore: 0 };

/** Returns a profile that is not stored yet, with revision 0. */
export const newProfile = (user: UserId): Profile => ({
  user,
  revision: 0,
  activeRun: null,
  suspendedRuns: [],
  settings: { ...DEFAULT_SETTINGS },
  totals: EMPTY_TOTALS,
  countedRuns: [],
});

/** `leases` is the number that a user may hold at once, and `milliseconds` the duration of each. */
export interface LeaseRequest {
  user: UserId;
  leases: number;
  milliseconds: number;
  now: number;
}

export interface ProfilesStore {
  /**
   * Returns `null` if there is no profile. If `consistent` is false, may miss changes and does not postpone the expiry.
   */
  loadProfile(user: UserId, signal?: AbortSignal, options?: { consistent: boolean }): Promise<Profile | null>;
  /** Returns `null` if there is no profile. Does not postpone the expiry of the profile. */
  lookUpProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /** Returns the default settings for a player without a profile. May miss the latest changes. */
  lookUpSettings(users: readonly UserId[], signal?: AbortSignal): Promise<Map<UserId, Settings>>;
  /** Returns the players whose names an operator has hidden. May miss the latest changes. */
  listNamelessPlayers(signal?: AbortSignal): Promise<Set<UserId>>;
  /**
   * Stored games and results keep the name. An erasure of the player also removes the record that the name is hidden.
   */
  setNameless(user: UserId, isNameless: boolean, signal?: AbortSignal): Promise<void>;
  /** Resolves with `null` if a lease was free, otherwise with the time at which the next lease becomes free. */
  takeLease(request: LeaseRequest, signal?: AbortSignal): Promise<number | null>;
  /**
   * Resolves with `conflict` if the stored revision is not `profile.revision - 1`. A missing profile has revision 0.
   */
  putProfile(profile: Profile, signal?: AbortSignal): Promise<'put' | 'conflict'>;
}
