import type { RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import { DEFAULT_SETTINGS, type Settings } from './settings';

/**
 * Totals over ranked runs. A run counts from the recording of its result until the result is removed. A run with a
 * random seed that was given up before its first action does not count.
 */
export interface ProfileTotals {
  runs: number;
  /** Number of laurels in campaigns that players may choose. A laurel counts even if the hero died later. */
  wins: number;
  bestDepth: number;
  bestScore: number;
}

export interface Profile {
  user: UserId;
  revision: number;
  activeRun: RunId | null;
  /** Runs that the player has put aside. The run that the player left last is at the end. */
  suspendedRuns: RunId[];
  settings: Settings;
  givenHints?: string[];
  lastHint?: { name: string; run: RunId; version: number };
  totals: ProfileTotals;
  feats?: string[];
  /** Earned feats that the bot has not shown to the player yet. */
  newFeats?: string[];
  /** Last runs that were added to `totals`, oldest first, so that no run is added again. */
  countedRuns: RunId[];
  /**
   * Interactions that last wrote `activeRun` and each setting. The key `COMMANDS` has the newest interaction that the
   * player's earlier active runs have applied.
   */
  lastWrites?: LastWrites;
  /**
   * Attributes that this build cannot read, because they are damaged or come from a later build. Only the store may use
   * this field.
   */
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

/**
 * Request for a lease, which limits how much heavy work a user starts at once. `leases` is the number that the user may
 * hold at once, and `milliseconds` the duration of each.
 */
export interface LeaseRequest {
  user: UserId;
  leases: number;
  milliseconds: number;
  now: number;
}

export interface ProfilesStore {
  /**
   * Loads the acting player's profile and postpones the profile's expiry. Resolves with `null` if there is no profile.
   * A damaged attribute gets the value of a new profile, and stays stored until a caller changes the attribute. With
   * `consistent: false`, the read costs half, but may miss the latest change and does not postpone the expiry. Default:
   * `true`.
   */
  loadProfile(user: UserId, signal?: AbortSignal, options?: { consistent: boolean }): Promise<Profile | null>;
  /** Returns `null` if there is no profile. Does not postpone the expiry of the profile. */
  lookUpProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /**
   * Returns the settings of each player; the default settings for a player without a profile. Does not postpone the
   * expiry of the profiles. May miss the latest changes.
   */
  lookUpSettings(users: readonly UserId[], signal?: AbortSignal): Promise<Map<UserId, Settings>>;
  /** Returns the players whose names an operator has hidden. May miss the latest changes. */
  listNamelessPlayers(signal?: AbortSignal): Promise<Set<UserId>>;
  /** Hides or shows a player's name. Stored games and results keep the name. An erasure removes the mark. */
  setNameless(user: UserId, isNameless: boolean, signal?: AbortSignal): Promise<void>;
  /**
   * Takes a lease. Resolves with `null` if a lease was free. Otherwise resolves with the time at which the first lease
   * ends, in milliseconds since 1970. Two processes never hold the same lease.
   */
  takeLease(request: LeaseRequest, signal?: AbortSignal): Promise<number | null>;
  /**
   * Stores the next revision of a profile. Resolves with `conflict` if the stored revision is not `profile.revision -
   * 1`. A missing profile has revision 0.
   */
  putProfile(profile: Profile, signal?: AbortSignal): Promise<'put' | 'conflict'>;
}
