import { isNotLater, isSnowflake, snowflakeTime } from '../../lib/snowflake';
import { OTHERS_KEPT, type RecentInteraction, type Run, type UserId } from '../../storage/contract';
import type { Caller } from '../caller';

type Sender = Pick<Caller, 'interaction' | 'user'>;

/** The entry of an interaction that was applied before, or settled as a vote; `null` for any other. */
export const findApplied = (run: Run, { interaction, user }: Sender): RecentInteraction | null =>
  interactionsOf(run, user).find(({ id }) => id === interaction) ?? null;

/**
 * Whether an interaction is so old that a run would no longer know it, had it been applied. One that names no version
 * is then not played: it could be a repeated delivery.
 */
export const isForgotten = (run: Run, { interaction }: Sender): boolean =>
  run.forgotten !== null && isNotLater(interaction, run.forgotten);

/** Milliseconds after which a delivery may be a repeated one, and after which its id is no clock. */
const LATE_MS = 3000;
const CLOCK_MS = 15 * 60_000;

/** Whether a delivery comes so long after its interaction was sent that there may have been an earlier one. */
export function isLate({ interaction, now }: Pick<Caller, 'interaction' | 'now'>): boolean {
  const age = isSnowflake(interaction) ? now - snowflakeTime(interaction) : 0;
  return age > LATE_MS && age < CLOCK_MS;
}

/** Whether a late interaction was sent before a run began: it cannot be meant for it, and may be played in another. */
export const isFromBefore = (run: Run, late: Pick<Caller, 'interaction' | 'now'>): boolean =>
  isLate(late) && snowflakeTime(late.interaction) < run.createdAt;

/** Whether a vote was cast before another one of the same player that is settled: it was counted then, or changed. */
export function isSettledVote(run: Run, { interaction, user }: Sender): boolean {
  const last = latestInteraction(run, user);
  return last !== null && isNotLater(interaction, last);
}

/** The last interaction by which a player played or started a run; `null` when that is long ago or never was. */
export function latestInteraction(run: Run, user: UserId): string | null {
  const ids = interactionsOf(run, user).map(({ id }) => id);
  return ids.reduce<string | null>((last, id) => (last !== null && isNotLater(id, last) ? last : id), null);
}

/**
 * Whether a player may have played or started a run since this time, in milliseconds since 1970. Where so many have
 * that others dropped out of what it keeps, whom it does not know may have played until the first that it keeps.
 */
export function mayHavePlayedSince(run: Run, user: UserId, since: number): boolean {
  const isSince = (id: string): boolean => isSnowflake(id) && snowflakeTime(id) > since;
  const last = latestInteraction(run, user);
  if (last !== null) return isSince(last);
  const { owner, recent, recentVotes } = run;
  const known = new Set([...recent, ...recentVotes].map(({ by = owner }) => by));
  return known.size > OTHERS_KEPT && [recent, recentVotes].some(([first]) => first !== undefined && isSince(first.id));
}

/** How many of a player's interactions a run has applied that were sent in the `span` milliseconds before this one. */
export function countRecentTurns(run: Run, { interaction, user }: Sender, span: number): number {
  if (!isSnowflake(interaction)) return 0;
  const since = snowflakeTime(interaction) - span;
  return interactionsOf(run, user).filter(({ id }) => isSnowflake(id) && snowflakeTime(id) > since).length;
}

const interactionsOf = (run: Run, user: UserId): RecentInteraction[] =>
  [...run.recent, ...run.recentVotes].filter(({ by }) => (by ?? run.owner) === user);
