import { COUNTED_LIMIT, type Profile, type RunId } from '../../storage/contract';

/** Whether a profile may have counted a run so long ago that it does not remember it. */
export const mayHaveForgotten = ({ countedRuns }: Profile, run: RunId): boolean =>
  countedRuns.length >= COUNTED_LIMIT && !countedRuns.includes(run);
