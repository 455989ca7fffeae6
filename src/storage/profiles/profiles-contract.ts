import type { RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import { DEFAULT_SETTINGS, type Settings } from './settings';

/** Totals of a player's ranked runs. A run counts from the recording of its result until the result is removed. */
export interface ProfileTotals {
  runs: number;
  /** Number of runs in which the hero won the laurel, however they ended. */
  wins: number;
  /** Deepest level reached; 0 before the first run. */
  bestDepth: number;
  bestScore: number;
}

export interface Profile {
  user: UserId;
  /** Rises by one with each put. */
  revision: number;
  activeRun: RunId | null;
  /** Runs that the player began before the active run and can resume, the latest last. */
  suspendedRuns: RunId[];
  settings: Settings;
  /** Names of the hints given so far; absent before the first. */
  givenHints?: string[];
  /** The last hint, with the run and version at which the game gave it. */
  lastHint?: { name: string; run: RunId; version: number };
  totals: ProfileTotals;
  /** Ids of the feats earned, each once, in the order of earning; absent before the first. */
  feats?: string[];
  /** Ids of the feats that the game has counted but not yet announced to the player; absent if there are none. */
  newFeats?: string[];
  /**
   * The last runs that `totals` counts, at most `COUNTED_LIMIT`, oldest first. A run in this list is not counted again.
   */
  countedRuns: RunId[];
  /**
   * Last writes of `activeRun`, and of each setting under its own name. `commands` is the latest interaction that a run
   * had applied when another run became active in its place.
   */
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read: of later builds, or damaged. Only the store may read this field. */
  unread?: unknown;
}

/** Greatest number of counted runs in a profile. */
export const COUNTED_LIMIT = 16;

export const EMPTY_TOTALS: ProfileTotals = { runs: 0, wins: 0, bestDepth: 0, bestScore: 0 };

/** Returns a new profile, with revision 0. */
export const newProfile = (user: UserId): Profile => ({
  user,
  revision: 0,
  activeRun: null,
  suspendedRuns: [],
  settings: { ...DEFAULT_SETTINGS },
  totals: EMPTY_TOTALS,
  countedRuns: [],
});

/** Request for a lease. A user has so many leases, and a lease ends so many milliseconds after it was taken. */
export interface LeaseRequest {
  user: UserId;
  leases: number;
  milliseconds: number;
  /** Milliseconds since 1970. */
  now: number;
}

export interface ProfilesStore {
  /**
   * Loads the profile of the acting player and postpones its expiry; `null` if there is none. A damaged attribute gets
   * the value that a new profile has, and the stored value stays until a caller changes the attribute.
   */
  loadProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /** Loads the profile of another player. Its expiry stays, because being looked up is not a visit. */
  lookUpProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /** Resolves with the players among `users` who hide their profile from others. The set may lag a moment behind. */
  hiddenPlayers(users: readonly UserId[], signal?: AbortSignal): Promise<Set<UserId>>;
  /** Resolves with all players whom an operator shows without their names. The set may lag a moment behind. */
  listNamelessPlayers(signal?: AbortSignal): Promise<Set<UserId>>;
  /**
   * Marks a player as nameless, or removes the mark. Stored games and results keep the name. An erasure of the player
   * removes the mark.
   */
  setNameless(user: UserId, isNameless: boolean, signal?: AbortSignal): Promise<void>;
  /**
   * Takes a lease of a user, and resolves with `null`. If all leases are taken, resolves with the time at which the
   * first of them ends, in milliseconds since 1970. Of two processes never both take the same lease.
   */
  takeLease(request: LeaseRequest, signal?: AbortSignal): Promise<number | null>;
  /** Puts the profile if the stored revision is still `profile.revision - 1`. No profile counts as revision 0. */
  putProfile(profile: Profile, signal?: AbortSignal): Promise<'put' | 'conflict'>;
}
