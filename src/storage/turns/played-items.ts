import { type Item, playedSort, playerSort, runKey, userKey } from '../dynamo';
import type { RunId, UserId } from '../ids';

/** Callers must write both before the run contains the user's id. */
export const playedItems = (run: RunId, user: UserId): Item[] => [
  { PK: userKey(user), SK: playedSort(run) },
  { PK: runKey(run), SK: playerSort(user) },
];
