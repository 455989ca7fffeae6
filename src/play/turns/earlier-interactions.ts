import { firstSnowflake, isNotLater, isSnowflake, snowflakeTime } from '../../lib/snowflake';
import {
  isUnloadable,
  OTHERS_KEPT,
  type RecentInteraction,
  type Run,
  type UnloadableRun,
  type UserId,
} from '../../storage/contract';
import type { Caller } from '../caller';

export type Sender = Pick<Caller, 'interaction' | 'user'>;

/** Returns the newest id among the player's listed actions and votes. */
export function latestInteraction(run: Run, user: UserId): string | null {
  const ids = interactionsOf(run, user).map(({ id }) => id);
  return ids.reduce<string | null>((last, id) => (last !== null && isNotLater(id, last) ? last : id), null);
}

/** Returns the newest id that the player's commands can have, up to `now`. */
export function latestCommand(run: Run | UnloadableRun, { user, now }: Pick<Caller, 'user' | 'now'>): string | null {
  if (!isUnloadable(run)) return latestInteraction(run, user);
  return run.updatedAt === null ? null : lastSnowflakeBy(Math.min(Math.max(0, run.updatedAt), now));
}

const lastSnowflakeBy = (time: number): string => String(firstSnowflake(Math.floor(time) + 1) - 1n);

/** `since` is in milliseconds since 1970. For dropped players, the oldest entry decides. */
export function mayHavePlayedSince(run: Run, user: UserId, since: number): boolean {
  const isSince = (id: string): boolean => isSnowflake(id) && snowflakeTime(id) > since;
  const last = latestInteraction(run, user);
  if (last !== null) return isSince(last);
  const { owner, recent, recentVotes } = run;
  const known = new Set([...recent, ...recentVotes].map(({ by = owner }) => by));
  return known.size > OTHERS_KEPT && [recent, recentVotes].some(([first]) => first !== undefined && isSince(first.id));
}

/** `span` is in milliseconds before `interaction`. Returns 0 if the id has no time. */
export function countRecentTurns(run: Run, { interaction, user }: Sender, span: number): number {
  if (!isSnowflake(interaction)) return 0;
  const since = snowflakeTime(interaction) - span;
  return interactionsOf(run, user).filter(({ id }) => isSnowflake(id) && snowflakeTime(id) > since).length;
}

/** Returns actions, then votes, each from the oldest. */
export const interactionsOf = (run: Run, user: UserId): RecentInteraction[] =>
  [...run.recent, ...run.recentVotes].filter(({ by }) => (by ?? run.owner) === user);
