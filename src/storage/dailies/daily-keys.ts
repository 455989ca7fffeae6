import type { Scope } from '../ids';
import type { Daily } from './dailies-contract';

/** Returns the partition key of all daily dungeons of a date. */
export const dailyKey = ({ date }: Daily): string => `DAILY#${date}`;

/** Returns the sort key of a player's claim. The claim is stored in the player's partition. */
export const claimSort = (daily: Daily): string => `${dailyKey(daily)}#${scopeText(daily.scope)}`;
/** Returns the daily dungeon in the sort key of a claim; `null` for any other sort key. */
export function dailyOfClaim(sort: string): Daily | null {
  const [prefix, date, kind, id] = sort.split('#');
  if (prefix !== 'DAILY' || date === undefined) return null;
  if (kind === 'global') return { date, scope: { kind } };
  return kind === 'guild' && id !== undefined ? { date, scope: { kind, id } } : null;
}

/** Returns `META` for all players, `META#guild#<id>` for a server. */
export const dailySort = ({ scope }: Daily): string => (scope.kind === 'global' ? 'META' : `META#${scopeText(scope)}`);
/** Sort key of the secret key with which users are hashed in the marks of used tries. */
export const DAY_KEY = 'KEY';
/** Returns the sort key of a mark. The mark stays after an erasure has removed the claim. */
export const usedTrySort = (hash: string): string => `USED#${hash}`;

/** Returns `global`, or `guild#<id>` for a server. */
export const scopeText = (scope: Scope): string => (scope.kind === 'guild' ? `guild#${scope.id}` : 'global');
