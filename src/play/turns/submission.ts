import type { Party, Profile, Run } from '../../storage/contract';
import type { Context } from '../context';
import type { Board } from './board';
import { chosenRun } from './chosen-run';
import { hasPlayed } from './delivery-guards';
import { findLoadableRun, loadRun } from './load-run';
import { partyOf, type ResolvedRun, resolveRun } from './resolve-run';
import type { ActionSubmission } from './turns-contract';

/** An action on its way through the stages, with everything that was read for it. */
export interface Submission<Drawn = unknown> {
  /** Action as the player sent it. */
  asked: ActionSubmission<Drawn>;
  run: Run;
  /** Party of the run's channel; `null` for a run of one player. */
  party: Party | null;
  /** Profile of the caller; `null` if there is none. */
  profile: Profile | null;
  /** Version that the action is for: the version of the button or of a typed vote; `null` for any version. */
  seenVersion: number | null;
  /**
   * False if an earlier delivery of this command was for a third run, neither of the two that the command could mean
   * now.
   */
  isForRun: boolean;
  /** Run that a command was taken to mean, if it could have meant either of two runs; otherwise `null`. */
  chosen: Board['chosen'] | null;
}

/**
 * Finds the run that an action is for, and reads what the stages need beside it. A command names no run. Between two
 * deliveries of one command, its player may have joined or left the channel's party, or played another run. A later
 * delivery is for the run that has played the command. Two deliveries at the same time are both for the run that one of
 * them chose first. Returns `null` if there is no run.
 */
export async function loadSubmission<Drawn>(
  context: Context,
  asked: ActionSubmission<Drawn>,
): Promise<Submission<Drawn> | null> {
  const { run: named, seenVersion, signal } = asked;
  const resolved = await resolveRun(context, asked, named);
  const target =
    named === null ? await resolveCommandRun(context, asked, resolved) : { run: resolved.run, isForRun: true };
  const { run, isForRun } = target;
  if (!run) return null;
  const isOther = run !== resolved.run;
  const party = isOther ? await partyOf(context, run, signal) : resolved.party;
  const other = isOther ? resolved.run : resolved.other;
  const chosen = chosenRun({ ...resolved, run, party, other }, asked);
  const { profile } = resolved;
  return nameVotedVersion(context, { asked, run, party, profile, seenVersion, isForRun, chosen });
}

/** Reads run and party again, after another commit was first. Returns `null` if the run is gone. */
export async function reloadSubmission<Drawn>(
  context: Context,
  submission: Submission<Drawn>,
): Promise<Submission<Drawn> | null> {
  const { signal } = submission.asked;
  const run = await loadRun(context, submission.run.id, signal);
  const party = run && (await partyOf(context, run, signal));
  return run && nameVotedVersion(context, { ...submission, run, party });
}

/**
 * Names the version that a typed vote is for, because every vote counts for one version. It is the version of the run,
 * or the version before if this interaction has already voted on that version.
 */
async function nameVotedVersion<Drawn>(context: Context, submission: Submission<Drawn>): Promise<Submission<Drawn>> {
  const { asked, run, party, seenVersion } = submission;
  if (party?.mode !== 'vote' || seenVersion !== null) return submission;
  const { interaction, user, signal } = asked;
  const ballots = run.version === 0 ? [] : await context.store.loadBallots(run.id, run.version - 1, signal);
  const hasVoted = ballots.some((ballot) => ballot.user === user && ballot.interactions.includes(interaction));
  return { ...submission, seenVersion: hasVoted ? run.version - 1 : run.version };
}

/**
 * Returns the run that a command is for: the resolved run or, of two runs, the other one if it has played or claimed
 * the command.
 */
async function resolveCommandRun(
  context: Context,
  asked: ActionSubmission,
  resolved: ResolvedRun,
): Promise<Pick<Submission, 'isForRun'> & { run: Run | null }> {
  const { run } = resolved;
  const other = await findOther(context, asked, resolved);
  if (!other) return { run, isForRun: true };
  if (hasPlayed(other, asked, resolved)) return { run: other, isForRun: true };
  if (!run) return { run, isForRun: true };
  const claim = await context.store.claimRun(asked, [run.id, other.id], asked.signal);
  return claim === other.id ? { run: other, isForRun: true } : { run, isForRun: claim !== null };
}

/** Returns the other run: the player's own run if the channel's run was resolved, or else the channel's run. */
async function findOther(
  context: Context,
  { signal }: ActionSubmission,
  { run, profile, channelParty: party, other }: ResolvedRun,
): Promise<Run | null> {
  if (other) return other;
  const id = [party?.run ?? null, profile?.activeRun ?? null].find((each) => each !== null && each !== run?.id);
  return id ? findLoadableRun(context, id, signal) : null;
}
