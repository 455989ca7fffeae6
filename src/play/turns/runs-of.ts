import type { Profile, RunId } from '../../storage/contract';

/** The runs that a player can go on with as far as their profile tells: the active one, then those suspended. */
export const runsOf = (profile: Pick<Profile, 'activeRun' | 'suspendedRuns'> | null): RunId[] =>
  profile ? [...(profile.activeRun === null ? [] : [profile.activeRun]), ...profile.suspendedRuns] : [];
