import type { Scope } from '../ids';
import type { Daily } from './dailies-contract';

export const dailyKey = ({ date }: Daily): string => `DAILY#${date}`;

export const claimSort = (daily: Daily): string => `${dailyKey(daily)}#${scopeText(daily.scope)}`;
/** Returns `null` if the sort key belongs to no claim. */
export function dailyOfClaim(sort: string): Daily | null {
  const [prefix, date, kind, id] = sort.split('#');
  if (prefix !== 'DAILY' || date === undefined) return null;
  if (kind === 'global') return { date, scope: { kind } };
  return kind === 'guild' && id !== undefined ? { date, scope: { kind, id } } : null;
}

export const dailySort = ({ scope }: Daily): string => (scope.kind === 'global' ? 'META' : `META#${scopeText(scope)}`);
export const DAY_KEY = 'KEY';
export const usedTrySort = (hash: string): string => `USED#${hash}`;

export const scopeText = (scope: Scope): string => (scope.kind === 'guild' ? `guild#${scope.id}` : 'global');
