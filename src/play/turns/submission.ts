import { dayOf } from '../../lib/calendar';
import { isNotLater } from '../../lib/snowflake';
import {
  COMMANDS,
  isLoaded,
  isUnloadable,
  memberField,
  type Party,
  type Profile,
  type Run,
  type UnloadableRun,
} from '../../storage/contract';
import type { Context } from '../context';
import type { Board } from './board';
import { chosenRun } from './chosen-run';
import { hasPlayed, isOfErased } from './delivery-guards';
import { latestCommand } from './earlier-interactions';
import { findRun, loadRun } from './load-run';
import { latestOf, partyOf, type ResolvedRun, resolveRun } from './resolve-run';
import { mayHaveLeft } from './still-active';
import type { ActionSubmission } from './turns-contract';

export interface Submission<Drawn = unknown> {
  asked: ActionSubmission<Drawn>;
  run: Run;
  party: Party | null;
  profile: Profile | null;
  /** Version that the button or vote is for; `null` for other commands. */
  seenVersion: number | null;
  /** False if an earlier delivery chose another run. The command then has no effect. */
  isForRun: boolean;
  chosen: Board['chosen'] | null;
}

/** Keeps the run that earlier deliveries chose. Returns `null` without a run. */
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

/** Recalls a lone owner's run from memory. After a failure, the caller must reread. */
export async function recallSubmission<Drawn>(
  { store }: Context,
  asked: ActionSubmission<Drawn>,
): Promise<Submission<Drawn> | null> {
  const { run: id, seenVersion, user, now, signal } = asked;
  const run = id === null || seenVersion === null ? null : store.recallRun(id, seenVersion);
  if (!run || run.channel !== null || run.owner !== user || run.game.over) return null;
  // Only consistent reads postpone the profile's expiry, so forces one a day.
  if (dayOf(run.updatedAt) !== dayOf(now)) return null;
  // May miss the newest settings until the next click.
  const profile = await store.loadProfile(user, signal, { consistent: false });
  return { asked, run, party: null, profile, seenVersion, isForRun: true, chosen: null };
}

/** The result may be for another run. */
export async function reloadSubmission<Drawn>(
  context: Context,
  submission: Submission<Drawn>,
): Promise<Submission<Drawn> | null> {
  const { signal } = submission.asked;
  const run = await loadRun(context, submission.run.id, signal);
  const party = run && (await partyOf(context, run, signal));
  const hasMoved = submission.asked.run === null && run?.channel !== submission.run.channel;
  if (run && (hasMoved || mayHaveLeft({ ...submission, run }, submission.asked)))
    return loadSubmission(context, submission.asked);
  return run && nameVotedVersion(context, { ...submission, run, party });
}

async function nameVotedVersion<Drawn>(context: Context, submission: Submission<Drawn>): Promise<Submission<Drawn>> {
  const { asked, run, party, seenVersion } = submission;
  if (party?.mode !== 'vote' || seenVersion !== null) return submission;
  const { interaction, user, signal } = asked;
  const ballots = run.version === 0 ? [] : await context.store.loadBallots(run.id, run.version - 1, signal);
  const hasVoted = ballots.some((ballot) => ballot.user === user && ballot.interactions.includes(interaction));
  return { ...submission, seenVersion: hasVoted ? run.version - 1 : run.version };
}

async function resolveCommandRun(
  context: Context,
  asked: ActionSubmission,
  resolved: ResolvedRun,
): Promise<Pick<Submission, 'isForRun'> & { run: Run | null }> {
  const { run } = resolved;
  const other = await findOther(context, asked, resolved);
  if (isLoaded(other) && hasPlayed(other, asked, resolved)) return { run: other, isForRun: true };
  if (mayHavePlayedElsewhere(asked, other, resolved)) return { run, isForRun: false };
  const second = isLoaded(other) && !resolved.hasRunMoved ? other : null;
  if (!run || !(second || resolved.hasRunMoved)) return { run, isForRun: true };
  const claim = await context.store.claimRun(asked, [run.id, ...(second ? [second.id] : [])], asked.signal);
  if (claim === null || !second) return { run, isForRun: claim !== null };
  const [target, rest] = claim === second.id ? [second, run] : [run, second];
  const earlier = await leaveForChannel(context, asked, resolved, { target, rest });
  return { run: earlier ?? target, isForRun: true };
}

/** Makes commits to `rest` fail. Returns `rest` if an earlier delivery played it. */
async function leaveForChannel(
  context: Context,
  asked: ActionSubmission,
  resolved: ResolvedRun,
  { target, rest }: Record<'target' | 'rest', Run>,
): Promise<Run | null> {
  const { storedParty: party, profile } = resolved;
  if (!profile || party?.run !== target.id || rest.game.over) return null;
  const last = latestOf(resolved, target, asked.user);
  const arrivals = [party.lastWrites?.run, party.lastWrites?.[memberField(asked.user)]];
  if (last !== null && !arrivals.some((id) => id && isNotLater(last, id))) return null;
  await context.store.leaveRun(rest.id, { user: asked.user, revision: profile.revision + 1 }, asked.signal);
  const left = await loadRun(context, rest.id, asked.signal);
  return left && hasPlayed(left, asked, resolved) ? left : null;
}

function mayHavePlayedElsewhere(
  asked: ActionSubmission,
  other: Run | UnloadableRun | null,
  { storedParty }: ResolvedRun,
): boolean {
  if (isLoaded(other) && isOfErased(other, asked)) return true;
  const ids = [storedParty?.lastWrites?.[COMMANDS], isUnloadable(other) ? latestCommand(other, asked) : null];
  return ids.some((id) => id && isNotLater(asked.interaction, id));
}

async function findOther(
  context: Context,
  { signal }: ActionSubmission,
  { run, profile, storedParty: party, other }: ResolvedRun,
): Promise<Run | UnloadableRun | null> {
  if (other) return other;
  const id = [party?.run ?? null, profile?.activeRun ?? null].find((each) => each !== null && each !== run?.id);
  return id ? findRun(context, id, signal) : null;
}
