import { type Item, playedSort, playerSort, runKey, userKey } from '../dynamo';
import type { RunId, UserId } from '../ids';

/**
 * Returns the items that lead from a user to a run of another owner and back. The caller writes them before the run
 * names the user, so that an erasure of either finds the other.
 */
export const playedItems = (run: RunId, user: UserId): Item[] => [
  { PK: userKey(user), SK: playedSort(run) },
  { PK: runKey(run), SK: playerSort(user) },
];
