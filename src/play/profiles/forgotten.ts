import { COUNTED_LIMIT, type Profile, type RunId } from '../../storage/contract';

/** May a run have been counted so long ago that the profile has forgotten it? */
export const isForgotten = ({ countedRuns }: Profile, run: RunId): boolean =>
  countedRuns.length >= COUNTED_LIMIT && !countedRuns.includes(run);
