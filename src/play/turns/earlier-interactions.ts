import { isNotLater, isSnowflake, snowflakeTime } from '../../lib/snowflake';
import { OTHERS_KEPT, type RecentInteraction, type Run, type UserId } from '../../storage/contract';
import type { Caller } from '../caller';

export type Sender = Pick<Caller, 'interaction' | 'user'>;

/** Returns the last interaction by which a player played or started a run; `null` if the run does not list any. */
export function latestInteraction(run: Run, user: UserId): string | null {
  const ids = interactionsOf(run, user).map(({ id }) => id);
  return ids.reduce<string | null>((last, id) => (last !== null && isNotLater(id, last) ? last : id), null);
}

/**
 * True if a player may have played or started a run since a time, in milliseconds since 1970. The run lists
 * interactions of a limited number of players. Once the list is full, a player who is missing in it may have played at
 * any time before the oldest interaction listed.
 */
export function mayHavePlayedSince(run: Run, user: UserId, since: number): boolean {
  const isSince = (id: string): boolean => isSnowflake(id) && snowflakeTime(id) > since;
  const last = latestInteraction(run, user);
  if (last !== null) return isSince(last);
  const { owner, recent, recentVotes } = run;
  const known = new Set([...recent, ...recentVotes].map(({ by = owner }) => by));
  return known.size > OTHERS_KEPT && [recent, recentVotes].some(([first]) => first !== undefined && isSince(first.id));
}

/**
 * Counts the interactions of a player that a run has applied and that were sent less than `span` milliseconds before
 * this one.
 */
export function countRecentTurns(run: Run, { interaction, user }: Sender, span: number): number {
  if (!isSnowflake(interaction)) return 0;
  const since = snowflakeTime(interaction) - span;
  return interactionsOf(run, user).filter(({ id }) => isSnowflake(id) && snowflakeTime(id) > since).length;
}

/** Returns the interactions of a player that a run lists: actions, then votes. */
export const interactionsOf = (run: Run, user: UserId): RecentInteraction[] =>
  [...run.recent, ...run.recentVotes].filter(({ by }) => (by ?? run.owner) === user);
