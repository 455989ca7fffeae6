import { COUNTED_LIMIT, type Profile, type RunId } from '../../storage/contract';

/** True if the profile may have counted the run and dropped it since. */
export const mayHaveForgotten = ({ countedRuns }: Profile, run: RunId): boolean =>
  countedRuns.length >= COUNTED_LIMIT && !countedRuns.includes(run);
