import type { Scope } from '../ids';
import type { Daily } from './dailies-contract';

// Keys of the items of daily dungeons.

/** Returns the partition key of the items of one day, for all daily dungeons of the day. */
export const dailyKey = ({ date }: Daily): string => `DAILY#${date}`;

/** Returns the sort key of a player's claim, which is stored in the player's partition. */
export const claimSort = (daily: Daily): string => `${dailyKey(daily)}#${scopeText(daily.scope)}`;
/** Parses the sort key that `claimSort` returned. Returns `null` for any other sort key. */
export function dailyOfClaim(sort: string): Daily | null {
  const [prefix, date, kind, id] = sort.split('#');
  if (prefix !== 'DAILY' || date === undefined) return null;
  if (kind === 'global') return { date, scope: { kind } };
  return kind === 'guild' && id !== undefined ? { date, scope: { kind, id } } : null;
}

/** Returns the sort key of a dungeon in its day's partition: `META` for all players, `META#guild#<id>` for a server. */
export const dailySort = ({ scope }: Daily): string => (scope.kind === 'global' ? 'META' : `META#${scopeText(scope)}`);
/** Sort key of a secret key in a day's partition. The secret key hashes the users in the marks of used tries. */
export const DAY_KEY = 'KEY';
/** Returns the sort key of a mark of a used try, which stays after an erasure has removed the claim. */
export const usedTrySort = (hash: string): string => `USED#${hash}`;

/** Formats a scope for a key: `global`, or `guild#<id>` for a server. */
export const scopeText = (scope: Scope): string => (scope.kind === 'guild' ? `guild#${scope.id}` : 'global');
