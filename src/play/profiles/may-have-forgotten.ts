import { COUNTED_LIMIT, type Profile, type RunId } from '../../storage/contract';

/** True if a profile may have counted a run, and since dropped the run from its list. */
export const mayHaveForgotten = ({ countedRuns }: Profile, run: RunId): boolean =>
  countedRuns.length >= COUNTED_LIMIT && !countedRuns.includes(run);
