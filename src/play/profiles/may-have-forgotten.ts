import { COUNTED_LIMIT, type Profile, type RunId } from '../../storage/contract';

/** True if a profile may have counted a run so long ago that the profile no longer lists the run. */
export const mayHaveForgotten = ({ countedRuns }: Profile, run: RunId): boolean =>
  countedRuns.length >= COUNTED_LIMIT && !countedRuns.includes(run);
