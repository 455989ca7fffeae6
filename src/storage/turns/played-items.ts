import { type Item, playedSort, playerSort, runKey, userKey } from '../dynamo';
import type { RunId, UserId } from '../ids';

/** Written before a user's name comes into a run of somebody else's: each leads to the other when one is erased. */
export const playedItems = (run: RunId, user: UserId): Item[] => [
  { PK: userKey(user), SK: playedSort(run) },
  { PK: runKey(run), SK: playerSort(user) },
];
