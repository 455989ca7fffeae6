import { type Item, playedSort, playerSort, runKey, userKey } from '../dynamo';
import type { RunId, UserId } from '../ids';

/**
 * Returns a pointer from the user to another owner's run, and a pointer from the run to the user. The caller writes
 * both before the run contains the user's id. An erasure of the run or of the user then finds the other.
 */
export const playedItems = (run: RunId, user: UserId): Item[] => [
  { PK: userKey(user), SK: playedSort(run) },
  { PK: runKey(run), SK: playerSort(user) },
];
