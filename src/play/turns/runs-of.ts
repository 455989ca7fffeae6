import type { Profile, RunId } from '../../storage/contract';

/** Returns the runs that a player's profile points at: the active one, then the suspended ones. */
export const runsOf = (profile: Pick<Profile, 'activeRun' | 'suspendedRuns'> | null): RunId[] =>
  profile ? [...(profile.activeRun === null ? [] : [profile.activeRun]), ...profile.suspendedRuns] : [];
