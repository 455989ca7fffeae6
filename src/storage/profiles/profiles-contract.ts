import type { RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import { DEFAULT_SETTINGS, type Settings } from './settings';

/** Totals over a player's ranked runs. A run counts from the recording of its result until the result is removed. */
export interface ProfileTotals {
  runs: number;
  /** Number of runs in which the hero won the laurel, even if the hero died later. */
  wins: number;
  /** Greatest depth that a hero reached; 0 if no run has been counted. */
  bestDepth: number;
  bestScore: number;
}

export interface Profile {
  user: UserId;
  /** Number of puts of this profile so far. */
  revision: number;
  activeRun: RunId | null;
  /** Runs that the player left for another run and can resume. The run left last is at the end. */
  suspendedRuns: RunId[];
  settings: Settings;
  /** Names of all hints that the player has been shown; absent if there are none. */
  givenHints?: string[];
  /** Last hint that the player was shown, with the run and its version at that time; absent if there is none. */
  lastHint?: { name: string; run: RunId; version: number };
  totals: ProfileTotals;
  /** Ids of all feats that the player has earned, in the order of earning; absent if there are none. */
  feats?: string[];
  /** Ids of the earned feats that the player has not been shown yet; absent if there are none. */
  newFeats?: string[];
  /**
   * Runs that were last added to `totals`, oldest first, at most `COUNTED_LIMIT`. A run in this list is not added
   * again.
   */
  countedRuns: RunId[];
  /**
   * Ids of the interactions that last wrote `activeRun` and each setting. `COMMANDS` has another meaning: the newest
   * interaction of the player that was applied to a run before another run became active.
   */
  lastWrites?: LastWrites;
  /**
   * Attributes that this build cannot read, because they are damaged or come from a later build. Only the store may use
   * this field.
   */
  unread?: unknown;
}

/** Maximum number of runs in `countedRuns`. */
export const COUNTED_LIMIT = 16;

export const EMPTY_TOTALS: ProfileTotals = { runs: 0, wins: 0, bestDepth: 0, bestScore: 0 };

/** Returns a profile that is not stored yet. */
export const newProfile = (user: UserId): Profile => ({
  user,
  revision: 0,
  activeRun: null,
  suspendedRuns: [],
  settings: { ...DEFAULT_SETTINGS },
  totals: EMPTY_TOTALS,
  countedRuns: [],
});

/**
 * Request for one of a user's leases. `leases` is the number of the user's leases, and `milliseconds` the duration of a
 * lease.
 */
export interface LeaseRequest {
  user: UserId;
  leases: number;
  milliseconds: number;
  /** Present time in milliseconds since 1970. */
  now: number;
}

export interface ProfilesStore {
  /**
   * Loads the acting player's profile and postpones its expiry; `null` if there is none. A damaged attribute gets the
   * value of a new profile, and stays stored until a caller changes it. With `consistent: false`, the read costs half
   * but may miss the latest change. Default: `true`.
   */
  loadProfile(user: UserId, signal?: AbortSignal, options?: { consistent: boolean }): Promise<Profile | null>;
  /** Loads another player's profile without postponing its expiry; `null` if there is none. */
  lookUpProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /**
   * Returns the settings of other players, without postponing the expiry of their profiles. A player without a profile
   * has the default settings. May miss the latest changes.
   */
  lookUpSettings(users: readonly UserId[], signal?: AbortSignal): Promise<Map<UserId, Settings>>;
  /** Resolves with all players whose names an operator has hidden. May miss the latest changes. */
  listNamelessPlayers(signal?: AbortSignal): Promise<Set<UserId>>;
  /**
   * Marks a player as nameless, or removes the mark. Stored games and results keep the name. An erasure of the player
   * removes the mark.
   */
  setNameless(user: UserId, isNameless: boolean, signal?: AbortSignal): Promise<void>;
  /**
   * Takes one of a user's leases. Resolves with `null` if a lease was taken. If all leases are taken, resolves with the
   * time at which the first one ends, in milliseconds since 1970. Two processes never hold the same lease.
   */
  takeLease(request: LeaseRequest, signal?: AbortSignal): Promise<number | null>;
  /**
   * Stores a profile. Resolves with `conflict` if the stored revision is not `profile.revision - 1`. A missing profile
   * has revision 0.
   */
  putProfile(profile: Profile, signal?: AbortSignal): Promise<'put' | 'conflict'>;
}
