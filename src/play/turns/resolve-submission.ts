import type { Run } from '../../storage/contract';
import type { ActionSubmission, Context } from '../use-case';
import { findApplied, isForgotten, isLate } from './earlier-interactions';
import { partyOf, type ResolvedRun, resolveRun } from './resolve-run';
import { findLoadableRun } from './unloadable';

/** The run that an action is for; `isForRun` is false when the same command was for a third one before. */
type ResolvedSubmission = ResolvedRun & { isForRun: boolean };

/**
 * The run that an action is for. A command names none, and between two deliveries of one its player may have joined or
 * left the channel's party, or played the other of two runs, or that run may have ended. A later delivery is for the
 * run that has played the command; two at the same time are both for the run that one of them has chosen first.
 */
export async function resolveSubmission(context: Context, submission: ActionSubmission): Promise<ResolvedSubmission> {
  const { signal } = submission;
  const resolved = { ...(await resolveRun(context, submission, submission.run)), isForRun: true };
  if (submission.run !== null) return resolved;
  const other = await findOther(context, submission, resolved);
  if (!other) return resolved;
  const { run } = resolved;
  if (!hasPlayed(other, submission, resolved)) {
    if (!run) return resolved;
    const claim = await context.store.claimRun(submission, [run.id, other.id], signal);
    if (claim !== other.id) return { ...resolved, isForRun: claim !== null };
  }
  return { ...resolved, run: other, party: await partyOf(context, other, signal), other: run };
}

/** The other of the two: the channel's run, or the player's own. */
async function findOther(
  context: Context,
  { signal }: ActionSubmission,
  { run, profile, channelParty: party, other }: ResolvedRun,
): Promise<Run | null> {
  if (other) return other;
  const id = [party?.run ?? null, profile?.activeRun ?? null].find((each) => each !== null && each !== run?.id);
  return id ? findLoadableRun(context, id, signal) : null;
}

/** Has it played the command, or may it have and forgot? */
function hasPlayed(other: Run, submission: ActionSubmission, { channelParty: party, cast }: ResolvedRun): boolean {
  const { user, interaction } = submission;
  const isOfChannel = party?.run === other.id;
  if (isOfChannel && cast.includes(interaction)) return true;
  const mayPlay = other.owner === user || (isOfChannel && party.members.includes(user));
  const mayHaveForgotten = mayPlay && isLate(submission) && isForgotten(other, submission);
  return findApplied(other, submission) !== null || mayHaveForgotten;
}
