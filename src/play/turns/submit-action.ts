import { memberField, newProfile, type Party, StoreError } from '../../storage/contract';
import type { Context } from '../context';
import { retryCommit } from '../retry-commit';
import { accessRefusal, notYours } from './access';
import type { Board } from './board';
import { boardOf, eventsSince } from './board';
import { markChosen } from './chosen-run';
import { commitTurn } from './commit-turn';
import { findApplied, isForgotten, isFromBefore } from './delivery-guards';
import { countRecentTurns } from './earlier-interactions';
import { giveHint } from './give-hint';
import { addMember, isOvertakenIn } from './party-members';
import { isDeserted, isOldCopy, loadPartyState } from './party-state';
import { repeatedOutcome } from './repeated-outcome';
import { isInChannel, rightsIn } from './rights';
import { partyChannelRefusal } from './server-rules';
import { keepActive, mayHaveLeft } from './still-active';
import { loadSubmission, recallSubmission, reloadSubmission, type Submission } from './submission';
import { type Decision, takeTurn } from './take-turn';
import { waivedConfirmations } from './try-action';
import type { ActionSubmission, Outcome } from './turns-contract';
import { outcomeOfError } from './unloadable';
import { castVote } from './vote';
import { isVotedOn } from './voted-action';

/** Retries only typed commands, because a button or vote is for one version. */
export async function submitAction<Drawn>(context: Context, asked: ActionSubmission<Drawn>): Promise<Outcome<Drawn>> {
  try {
    const recalled = await recallSubmission(context, asked);
    const found = recalled ?? (await loadSubmission(context, asked));
    if (!found) return { kind: 'no-run' };
    const most = context.rounds + (recalled ? 1 : 0);
    // The extra round only checks if the last commit succeeded.
    const outcome = await retryCommit<Outcome<Drawn>>(most + 1, async (round) => {
      if (round === 1 && recalled) return actOnRecalled(context, recalled);
      const submission = round === 1 ? found : await reloadSubmission(context, found);
      if (!submission) return { kind: 'no-run' };
      return (
        (await answerRepeatedDelivery(context, submission)) ??
        (await partyChannelRefusal(context, submission.party, asked)) ??
        (await refuseAccess(context, submission)) ??
        (await answerLateCommand(context, submission)) ??
        (await answerOutdatedButton(context, submission)) ??
        (round > most ? null : await act(context, submission))
      );
    });
    const hinted = await giveHint(context, asked, outcome ?? { kind: 'busy' }, found.profile);
    return markChosen(hinted, found.chosen);
  } catch (error) {
    return outcomeOfError(context, asked, error);
  }
}

/** After `null`, the caller must load the run, which may have changed. */
async function actOnRecalled<Drawn>(context: Context, submission: Submission<Drawn>): Promise<Outcome<Drawn> | null> {
  try {
    const outcome = await act(context, submission);
    return outcome?.kind === 'applied' ? outcome : null;
  } catch (error) {
    if (error instanceof StoreError && error.code === 'unreadable') return null;
    throw error;
  }
}

async function act<Drawn>(context: Context, submission: Submission<Drawn>): Promise<Outcome<Drawn> | null> {
  const { asked } = submission;
  if (mayHaveLeft(submission, asked) && !(await keepActive(context, submission, asked))) return null;
  const refusal = refuseHaste(context, submission) ?? (await refuseToEndOthersRun(context, submission));
  if (refusal) return refusal;
  const joined = await joinParty(context, submission);
  if (joined === null || 'kind' in joined) return joined;
  const { party, run } = joined;
  const votes = party !== null && isVotedOn(party, run, asked.action) && !endsDeserted(joined);
  const decision = votes ? await castVote(context, joined, party) : decideAlone(joined);
  if ('kind' in decision) return decision;
  const taken = await takeTurn(context, joined, decision);
  return 'kind' in taken ? taken : commitTurn(context, joined, taken);
}

async function answerRepeatedDelivery(context: Context, submission: Submission): Promise<Outcome<never> | null> {
  const { run, asked } = submission;
  const applied = findApplied(run, asked);
  return applied && repeatedOutcome(context, submission, applied, await boardFor(context, submission));
}

async function refuseAccess(context: Context, submission: Submission): Promise<Outcome<never> | null> {
  const { run, party, asked } = submission;
  const rights = rightsIn(run, party, asked);
  if (rights === 'act' || endsDeserted(submission)) return null;
  if (rights !== 'not-yours' && party && isVotedOn(party, run, asked.action)) {
    return isStranger(submission, party) ? { kind: 'invited', board: await boardFor(context, submission) } : null;
  }
  return accessRefusal(context, submission, await loadPartyState(context, run, party, asked), asked);
}

const isStranger = ({ run, asked: { user, interaction } }: Submission, party: Party): boolean =>
  run.owner !== user && !party.members.includes(user) && !isOvertakenIn(party, memberField(user), interaction);

async function answerLateCommand(context: Context, submission: Submission): Promise<Outcome<never> | null> {
  const { isForRun, asked } = submission;
  if (asked.seenVersion !== null || (isForRun && !isFromBefore(submission, asked))) return null;
  return { kind: 'outdated', board: await boardFor(context, submission) };
}

async function answerOutdatedButton(context: Context, submission: Submission): Promise<Outcome<never> | null> {
  const { run, party, seenVersion, asked } = submission;
  if (party && isOldCopy(party, asked.message))
    return { kind: 'stale', board: await boardFor(context, submission), events: [] };
  if (seenVersion === null || seenVersion === run.version) return null;
  const board = await boardFor(context, submission);
  if (isForgotten(run, asked)) return { kind: 'outdated', board };
  return { kind: 'stale', board, events: eventsSince(run, seenVersion) };
}

const boardFor = async (context: Context, { run, party, profile, asked }: Submission): Promise<Board> =>
  boardOf(context, run, profile, await loadPartyState(context, run, party, asked));

function refuseHaste({ turnBudget }: Context, { run, asked }: Submission): Outcome<never> | null {
  const isTooFast = turnBudget && countRecentTurns(run, asked, turnBudget.milliseconds) >= turnBudget.turns;
  return isTooFast ? { kind: 'too-fast', ...turnBudget } : null;
}

async function refuseToEndOthersRun(context: Context, submission: Submission): Promise<Outcome<never> | null> {
  const { run, party, asked } = submission;
  const isOthers = party !== null && party.mode !== 'vote' && run.owner !== asked.user;
  if (!isOthers || asked.action.kind !== 'abandon' || endsDeserted(submission)) return null;
  return notYours(run, await loadPartyState(context, run, party, asked), asked);
}

/** Every member may give up a deserted run without a vote. */
const endsDeserted = ({ run, party, asked }: Submission): boolean =>
  asked.action.kind === 'abandon' &&
  party !== null &&
  isInChannel(party, asked) &&
  party.members.includes(asked.user) &&
  isDeserted(run, asked.now);

/** The caller joins even if the engine later refuses the action. */
async function joinParty<Drawn>(
  context: Context,
  submission: Submission<Drawn>,
): Promise<Submission<Drawn> | Outcome<never> | null> {
  const { run, party, profile, asked } = submission;
  const { user, signal } = asked;
  if (!party) return submission;
  const mayJoin = party.mode === 'vote' || party.mode === 'hotseat';
  const joined = mayJoin ? await addMember(context, party, asked, { profile }) : party;
  if (!joined) return { kind: 'busy' };
  if (joined.run !== run.id || joined.mode !== party.mode) return null;
  if (mayJoin && !joined.members.includes(user))
    return { kind: 'outdated', board: await boardFor(context, submission) };
  // Members leave a party when their profiles expire.
  if (!profile && run.owner !== user) await context.store.putProfile({ ...newProfile(user), revision: 1 }, signal);
  return { ...submission, party: joined };
}

const decideAlone = ({ run, party, profile, asked }: Submission): Decision => ({
  action: asked.action,
  waived: waivedConfirmations(asked.user, { run, party, profile }),
  ballots: [],
  votes: [],
});
