import type { Profile, RunId } from '../../storage/contract';

/** The active run comes first. */
export const runsOf = (profile: Pick<Profile, 'activeRun' | 'suspendedRuns'> | null): RunId[] =>
  profile ? [...(profile.activeRun === null ? [] : [profile.activeRun]), ...profile.suspendedRuns] : [];
