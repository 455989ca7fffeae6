import type { Run } from '../../storage/contract';
import type { ActionSubmission, Context } from '../use-case';
import { findApplied, isForgotten, isLate } from './earlier-interactions';
import { partyOf, type ResolvedRun, resolveRun } from './resolve-run';
import { findLoadableRun } from './unloadable';

/**
 * The run that an action is for. A command names none, and between two deliveries of one its player may have joined or
 * left the channel's party, or that run may have ended: a later one is for the run that has played it.
 */
export async function resolveSubmission(context: Context, submission: ActionSubmission): Promise<ResolvedRun> {
  const resolved = await resolveRun(context, submission, submission.run);
  if (submission.run !== null) return resolved;
  const other = await findPlayedElsewhere(context, submission, resolved);
  if (!other) return resolved;
  return { ...resolved, run: other, party: await partyOf(context, other, submission.signal), other: resolved.run };
}

/** Of the channel's run and the player's own the other one, if it has played the command, or may have and forgot. */
async function findPlayedElsewhere(
  context: Context,
  submission: ActionSubmission,
  { run, profile, channelParty: party, other: loaded, cast }: ResolvedRun,
): Promise<Run | null> {
  const { user, signal } = submission;
  if (loaded && loaded.id === party?.run && cast.includes(submission.interaction)) return loaded;
  const id = [party?.run ?? null, profile?.activeRun ?? null].find((each) => each !== null && each !== run?.id);
  const other = loaded ?? (id ? await findLoadableRun(context, id, signal) : null);
  if (!other) return null;
  const mayPlay = other.owner === user || (party?.run === other.id && party.members.includes(user));
  const mayHaveForgotten = mayPlay && isLate(submission) && isForgotten(other, submission);
  return findApplied(other, submission) || mayHaveForgotten ? other : null;
}
