import { view } from '../../engine';
import { newProfile, type Profile, type Run } from '../../storage/contract';
import { addMember } from '../parties/change-party';
import { loadPartyState, type PartyState } from '../parties/party-state';
import { vote } from '../parties/vote';
import { retryCommit } from '../retry-commit';
import type { ActionSubmission, Applied, Context, Outcome } from '../use-case';
import { accessRefusal } from './access';
import { boardOf, boardSeen, eventsSince } from './board';
import { chosenRun, markChosen } from './chosen-run';
import { countRecentTurns, findApplied, isForgotten, isFromBefore, isSettledVote } from './earlier-interactions';
import { newFeats } from './new-feats';
import { notedHints, settingsFor, toNote } from './noted-settings';
import { profileForHint } from './profile-for-hint';
import { repeatedOutcome } from './repeated-outcome';
import { type LoadedRun, partyOf } from './resolve-run';
import { resolveSubmission } from './resolve-submission';
import { rightTo } from './right';
import { commitAction, inputBy, tryWithWaivers, waivedConfirmations } from './try-action';
import { withPickup } from './with-pickup';

/**
 * Takes one action, exactly once. An interaction found among the recent ones was applied before: its outcome is
 * reported again. When another commit was first, the action is tried on what that left, so that two quick commands
 * queue up; a button is for one version only and has then become stale, and so has a vote, however it was cast.
 * When the store did not answer a commit, the next attempt looks whether it was carried out.
 */
export async function submitAction(context: Context, submission: ActionSubmission): Promise<Outcome> {
  const { signal } = submission;
  const resolved = await resolveSubmission(context, submission);
  let { run, party } = resolved;
  let { seenVersion } = submission;
  // The attempt after the last only looks: the last put may have landed though its answer was lost.
  const outcome = await retryCommit<Outcome>(context.rounds + 1, async (round) => {
    if (round > 1 && run) {
      run = await context.store.loadRun(run.id, signal);
      party = run && (await partyOf(context, run, signal));
    }
    if (!run) return { kind: 'no-run' };
    const loaded: Submitted = {
      run,
      party,
      profile: settingsFor(run, submission.user, resolved.profile),
      read: resolved.profile,
    };
    const outdated = await outcomeIfOutdated(context, submission, loaded, resolved.isForRun);
    if (outdated) return outdated;
    if (party?.mode === 'vote') seenVersion ??= await votedVersion(context, submission, run);
    const outcome = await outcomeWithoutTurn(context, { ...submission, seenVersion }, loaded);
    if (outcome || round > context.rounds) return outcome;
    return takeOrVote(context, submission, loaded);
  });
  return markChosen(outcome ?? { kind: 'busy' }, chosenRun(resolved, submission));
}

/** A run that an action is for, and the caller's profile where it was read. */
type Submitted = LoadedRun & { read: Profile | null };

/** The outcome that needs no turn: the caller may take none, took it before, or saw another version. */
async function outcomeWithoutTurn(
  context: Context,
  submission: ActionSubmission,
  loaded: Submitted,
): Promise<Outcome | null> {
  const { seenVersion } = submission;
  const { run, party, profile } = loaded;
  const own = findApplied(run, submission);
  const right = rightTo(run, party, submission);
  const isCurrent = seenVersion === null || seenVersion === run.version;
  if ((right === 'act' || right === 'vote') && isCurrent && !own) return null;
  const state = await loadPartyState(context, run, party, submission);
  if (own) {
    const board = boardOf(context, run, profile, state);
    return repeatedOutcome(context, submission, { ...loaded, board }, own);
  }
  const refusal = await accessRefusal(context, loaded, state, submission);
  if (refusal || seenVersion === null) return refusal;
  const board = boardOf(context, run, profile, state);
  // What a run has forgotten it may have applied: only of what is newer is it known that it did nothing.
  if (isForgotten(run, submission)) return { kind: 'outdated', board };
  return { kind: 'stale', board, events: eventsSince(run, seenVersion) };
}

/**
 * The outcome of an action that names no version and may have been played before, beyond what the run keeps: a repeated
 * delivery, come late. `null` for any other.
 */
async function outcomeIfOutdated(
  context: Context,
  submission: ActionSubmission,
  { run, party, profile }: LoadedRun,
  isForRun: boolean,
): Promise<Outcome | null> {
  if (submission.seenVersion !== null || findApplied(run, submission)) return null;
  const isOutdated =
    !isForRun ||
    isForgotten(run, submission) ||
    isFromBefore(run, submission) ||
    (party?.mode === 'vote' && isSettledVote(run, submission));
  const right = rightTo(run, party, submission);
  if (!isOutdated || (right !== 'act' && right !== 'vote')) return null;
  const state = await loadPartyState(context, run, party, submission);
  return { kind: 'outdated', board: boardOf(context, run, profile, state) };
}

/** Takes the action, or votes for it, if the player may; `null` when another commit was first. */
async function takeOrVote(context: Context, submission: ActionSubmission, loaded: Submitted): Promise<Outcome | null> {
  const { action, user, signal } = submission;
  const { run, party, profile } = loaded;
  const { turnBudget } = context;
  if (turnBudget && countRecentTurns(run, submission, turnBudget.milliseconds) >= turnBudget.turns) {
    return { kind: 'too-fast', ...turnBudget };
  }
  const votes = party?.mode === 'vote';
  if (party && !votes && action.kind === 'abandon' && run.owner !== user) {
    return { kind: 'not-yours', owner: run.owner };
  }
  // Before anything is asked of them: who acts where anybody may, or votes, is a member from then on.
  if (party && (votes || party.mode === 'hotseat') && !party.members.includes(user)) {
    const joined = await addMember(context, party, user, signal);
    if (!joined) return { kind: 'busy' };
    const isAsBefore = joined.run === run.id && joined.mode === party.mode;
    return isAsBefore ? takeOrVote(context, submission, { ...loaded, party: joined }) : null;
  }
  // Who joined before members were given a profile has none, and would be named by the party for ever.
  if (party && !profile && run.owner !== user)
    await context.store.putProfile({ ...newProfile(user), revision: 1 }, signal);
  return party && votes ? vote(context, submission, { ...loaded, party }) : takeAction(context, submission, loaded);
}

/** Takes the action and commits it; `null` when another commit was first. */
async function takeAction(context: Context, submission: ActionSubmission, loaded: Submitted): Promise<Outcome | null> {
  const { action, user, now, signal, expected } = submission;
  const { run, party, profile } = loaded;
  const state: PartyState | null = party && { party, ballots: [], now };
  const waived = waivedConfirmations(user, loaded);
  const asked = await withPickup(context, submission, action, loaded);
  const { accepted, result } = await tryWithWaivers(context, run, asked, { waived, signal });
  if (!result.ok) {
    return { kind: 'refused', board: boardOf(context, run, profile, state), refusal: result.refusal, action };
  }
  const { game, events } = result;
  // Only for who may be given a hint: otherwise it is worked out while the turn is committed.
  const pending = loaded.read ? [] : notedHints(context, run, user);
  const seen = pending.length > 0 ? view(game, context.raws) : undefined;
  const read = loaded.read ?? (seen ? await profileForHint(context, submission, pending, seen) : null);
  const noted = toNote(context, run, read, now);
  const change = { game, events, action: accepted, ...inputBy(submission, run), ...noted };
  const feats = await newFeats(context, submission, { ...loaded, read }, { after: game, events });
  const appliedTo = (next: Run): Applied => ({
    kind: 'applied',
    board: boardSeen(context, next, seen ?? view(next.game, context.raws), { profile, state }),
    events,
    repeated: false,
    ...feats,
  });
  const likely = new Map<Run, Applied>();
  const underWay = (next: Run): void => {
    const outcome = appliedTo(next);
    likely.set(next, outcome);
    expected?.(outcome);
  };
  const committed = await commitAction(context, submission, run, { ...change, ...(expected ? { underWay } : {}) });
  return committed && (likely.get(committed) ?? appliedTo(committed));
}

/** The version that a typed vote is for: the one before, if this interaction has voted for that already. */
async function votedVersion(
  context: Context,
  { interaction, user, signal }: ActionSubmission,
  { id, version }: Run,
): Promise<number> {
  if (version === 0) return version;
  const ballots = await context.store.loadBallots(id, version - 1, signal);
  const voted = ballots.some((ballot) => ballot.user === user && ballot.interactions.includes(interaction));
  return voted ? version - 1 : version;
}
