import type { RunId, UserId } from '../ids';
import { DEFAULT_SETTINGS, type Settings } from './settings';

/** A player's ranked runs in figures: those recorded, and no longer those whose result was removed. */
export interface ProfileTotals {
  runs: number;
  /** Runs in which the laurel was won, however they ended. */
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
  /** Runs begun before the active one that can be resumed, the latest last. */
  suspendedRuns: RunId[];
  settings: Settings;
  /** Hints that were given, by name; absent before the first. */
  givenHints?: string[];
  /** The last of them, and the version of the run it was given at. */
  lastHint?: { name: string; run: RunId; version: number };
  totals: ProfileTotals;
  /** Ids of the feats that were earned, each once, in the order in which they were; absent before the first. */
  feats?: string[];
  /** Those among them that the player was not told of since they were counted; absent where there are none. */
  newFeats?: string[];
  /** The last runs that `totals` counts, `COUNTED_LIMIT` at most, oldest first: counted again they change nothing. */
  countedRuns: RunId[];
  /** What the store keeps with it of later builds, and of damage. Only the store may read it. */
  unread?: unknown;
}

/** How many counted runs a profile remembers. */
export const COUNTED_LIMIT = 16;

export const EMPTY_TOTALS: ProfileTotals = { runs: 0, wins: 0, bestDepth: 0, bestScore: 0 };

/** The profile of a player who has none stored: revision 0. */
export const newProfile = (user: UserId): Profile => ({
  user,
  revision: 0,
  activeRun: null,
  suspendedRuns: [],
  settings: { ...DEFAULT_SETTINGS },
  totals: EMPTY_TOTALS,
  countedRuns: [],
});

export interface ProfilesStore {
  /**
   * The profile of somebody who is there, which keeps it from expiring. A part that is damaged is as in a new profile,
   * and stays stored until it is changed.
   */
  loadProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /** The same of somebody else than who asks: to be looked at is not to be there. */
  lookUpProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /** Those of these players who are not to be shown to others. May lag a moment behind. */
  hiddenPlayers(users: readonly UserId[], signal?: AbortSignal): Promise<Set<UserId>>;
  /** Puts the profile if the stored revision is still `profile.revision - 1`; no profile counts as revision 0. */
  putProfile(profile: Profile, signal?: AbortSignal): Promise<'put' | 'conflict'>;
}
