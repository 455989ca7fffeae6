import type { Profile, RunId } from '../../storage/contract';

/**
 * Returns the id of a player's active run, if there is one, and then the ids of the suspended runs. Returns none
 * without a profile.
 */
export const runsOf = (profile: Pick<Profile, 'activeRun' | 'suspendedRuns'> | null): RunId[] =>
  profile ? [...(profile.activeRun === null ? [] : [profile.activeRun]), ...profile.suspendedRuns] : [];
