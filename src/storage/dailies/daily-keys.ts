import type { Scope } from '../ids';
import type { Daily } from './dailies-contract';

// Keys of daily dungeons.

export const dailyKey = ({ date }: Daily): string => `DAILY#${date}`;

// Sort key of a player's claim in the player's partition.
export const claimSort = (daily: Daily): string => `${dailyKey(daily)}#${scopeText(daily.scope)}`;
/** Returns the daily dungeon of a claim; `null` for any other item of a user. */
export function dailyOfClaim(sort: string): Daily | null {
  const [prefix, date, kind, id] = sort.split('#');
  if (prefix !== 'DAILY' || date === undefined) return null;
  if (kind === 'global') return { date, scope: { kind } };
  return kind === 'guild' && id !== undefined ? { date, scope: { kind, id } } : null;
}

// Sort keys of a day's partition: `META` is everyone's dungeon, `META#guild#<id>` the dungeon of a server.
export const dailySort = ({ scope }: Daily): string => (scope.kind === 'global' ? 'META' : `META#${scopeText(scope)}`);
/** Sort key of the secret key under which the day's marks of used tries are hashed. */
export const DAY_KEY = 'KEY';
/** Sort key of a mark that a try was used although its claim was erased. */
export const usedTrySort = (hash: string): string => `USED#${hash}`;

export const scopeText = (scope: Scope): string => (scope.kind === 'guild' ? `guild#${scope.id}` : 'global');
