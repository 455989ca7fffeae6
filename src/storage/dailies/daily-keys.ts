import type { Scope } from '../ids';
import type { Daily } from './dailies-contract';

// The keys of daily dungeons.

export const dailyKey = ({ date }: Daily): string => `DAILY#${date}`;

// With a user.
export const claimSort = (daily: Daily): string => `${dailyKey(daily)}#${scopeText(daily.scope)}`;
/** The daily dungeon of a claim; `null` for any other item of a user. */
export function dailyOfClaim(sort: string): Daily | null {
  const [prefix, date, kind, id] = sort.split('#');
  if (prefix !== 'DAILY' || date === undefined) return null;
  if (kind === 'global') return { date, scope: { kind } };
  return kind === 'guild' && id !== undefined ? { date, scope: { kind, id } } : null;
}

// With a day: `META` for everyone's dungeon, and beside it that of each server.
export const dailySort = ({ scope }: Daily): string => (scope.kind === 'global' ? 'META' : `META#${scopeText(scope)}`);
/** The key under which the day's marks of used tries are hashed. */
export const DAY_KEY = 'KEY';
/** A try that was used, though its claim was erased. */
export const usedTrySort = (hash: string): string => `USED#${hash}`;

export const scopeText = (scope: Scope): string => (scope.kind === 'guild' ? `guild#${scope.id}` : 'global');
