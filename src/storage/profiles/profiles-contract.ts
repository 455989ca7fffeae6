import type { RunId, UserId } from '../ids';
import type { LastWrites } from '../last-writes';
import { DEFAULT_SETTINGS, type Settings } from './settings';

/** A ranked run counts until its result is removed. */
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
  /** Last runs added to `totals`, oldest first, so that no run counts twice. */
  countedRuns: RunId[];
  /** Last writers of `activeRun` and settings. `COMMANDS`: newest interaction of earlier runs. */
  lastWrites?: LastWrites;
  /** Attributes that this build cannot read, for the store only. */
  unread?: unknown;
}

export const COUNTED_LIMIT = 16;

export const EMPTY_TOTALS: ProfileTotals = { runs: 0, wins: 0, bestDepth: 0, bestScore: 0 };

export const newProfile = (user: UserId): Profile => ({
  user,
  revision: 0,
  activeRun: null,
  suspendedRuns: [],
  settings: { ...DEFAULT_SETTINGS },
  totals: EMPTY_TOTALS,
  countedRuns: [],
});

/** A user may hold `leases` leases, each for `milliseconds`. */
export interface LeaseRequest {
  user: UserId;
  leases: number;
  milliseconds: number;
  now: number;
}

export interface ProfilesStore {
  /** If `consistent` is false, may miss changes and does not postpone the expiry. */
  loadProfile(user: UserId, signal?: AbortSignal, options?: { consistent: boolean }): Promise<Profile | null>;
  /** Does not postpone the profile's expiry. */
  lookUpProfile(user: UserId, signal?: AbortSignal): Promise<Profile | null>;
  /** Players without a profile get the defaults. May miss the latest changes. */
  lookUpSettings(users: readonly UserId[], signal?: AbortSignal): Promise<Map<UserId, Settings>>;
  /** Returns players with names hidden by an operator. May miss the latest changes. */
  listNamelessPlayers(signal?: AbortSignal): Promise<Set<UserId>>;
  /** Stored games keep the name. An erasure of the player unhides the name. */
  setNameless(user: UserId, isNameless: boolean, signal?: AbortSignal): Promise<void>;
  /** Resolves with `null` if a lease was free, otherwise with the next free time. */
  takeLease(request: LeaseRequest, signal?: AbortSignal): Promise<number | null>;
  /** Requires the stored revision `profile.revision - 1`. A missing profile has revision 0. */
  putProfile(profile: Profile, signal?: AbortSignal): Promise<'put' | 'conflict'>;
}
