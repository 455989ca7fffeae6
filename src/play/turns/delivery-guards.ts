import { isNotLater, isSnowflake, snowflakeTime } from '../../lib/snowflake';
import type { RecentInteraction, Run } from '../../storage/contract';
import type { Caller } from '../caller';
import { interactionsOf, latestInteraction, type Sender } from './earlier-interactions';
import type { ResolvedRun } from './resolve-run';

/**
 * The guards against a second delivery. Discord, a proxy or our own worker may deliver one interaction several times,
 * in any order and seconds apart; a turn must count once. A guard is a question that an attempt asks before it acts.
 */

/**
 * Returns the entry of an interaction that was applied before, or settled as a vote; `null` for any other interaction.
 */
export const findApplied = (run: Run, { interaction, user }: Sender): RecentInteraction | null =>
  interactionsOf(run, user).find(({ id }) => id === interaction) ?? null;

/** True if an interaction is so old that the run would no longer list it, even if the run had applied it. */
export const isForgotten = (run: Run, { interaction }: Sender): boolean =>
  run.forgotten !== null && isNotLater(interaction, run.forgotten);

/**
 * True if an earlier delivery of a command may have been played. Another run may have played or claimed it. This run
 * may have played it so long ago that the run no longer lists it. A vote may have been settled already. A button names
 * its version, which rules all this out, but a command names none.
 */
export const mayBeRepeated = (run: Run, caller: Caller, at: { isForRun: boolean; votes: boolean }): boolean =>
  !at.isForRun || isForgotten(run, caller) || isFromBefore(run, caller) || (at.votes && isClosedVote(run, caller));

/** True if a run has played this command, or may have played and forgotten it. */
export function hasPlayed(
  run: Run,
  caller: Caller,
  { channelParty: party, cast }: Pick<ResolvedRun, 'channelParty' | 'cast'>,
): boolean {
  const { user, interaction } = caller;
  const isOfChannel = party?.run === run.id;
  if (isOfChannel && cast.includes(interaction)) return true;
  const mayPlay = run.owner === user || (isOfChannel && party.members.includes(user));
  const mayHaveForgotten = mayPlay && isLate(caller) && isForgotten(run, caller);
  return findApplied(run, caller) !== null || mayHaveForgotten;
}

/**
 * Ages of a delivery in milliseconds. After `LATE_MS` there may have been an earlier delivery. From `CLOCK_MS` on, the
 * time in the id is not trusted.
 */
const LATE_MS = 3000;
const CLOCK_MS = 15 * 60_000;

/** True if a delivery comes so long after its interaction was sent that there may have been an earlier one. */
export function isLate({ interaction, now }: Pick<Caller, 'interaction' | 'now'>): boolean {
  const age = isSnowflake(interaction) ? now - snowflakeTime(interaction) : 0;
  return age > LATE_MS && age < CLOCK_MS;
}

/** True if a late interaction was sent before the run began: the player meant another run, which may have played it. */
export const isFromBefore = (run: Run, late: Pick<Caller, 'interaction' | 'now'>): boolean =>
  isLate(late) && snowflakeTime(late.interaction) < run.createdAt;

/** True if a vote was cast before a settled vote of the same player. The older vote was counted then, or replaced. */
export function isClosedVote(run: Run, { interaction, user }: Sender): boolean {
  const last = latestInteraction(run, user);
  return last !== null && isNotLater(interaction, last);
}
