import { type Item, playedSort, playerSort, runKey, userKey } from '../dynamo';
import type { RunId, UserId } from '../ids';

/**
 * Returns pointers between a user and another owner's run. The caller must write both before the run contains the
 * user's id. An erasure of the run or of the user then finds the other.
 */
export const playedItems = (run: RunId, user: UserId): Item[] => [
  { PK: userKey(user), SK: playedSort(run) },
  { PK: runKey(run), SK: playerSort(user) },
];
