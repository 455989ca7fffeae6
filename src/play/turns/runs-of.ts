import type { Profile, RunId } from '../../storage/contract';

/** Returns the active run first, if there is one, then the suspended runs. */
export const runsOf = (profile: Pick<Profile, 'activeRun' | 'suspendedRuns'> | null): RunId[] =>
  profile ? [...(profile.activeRun === null ? [] : [profile.activeRun]), ...profile.suspendedRuns] : [];
