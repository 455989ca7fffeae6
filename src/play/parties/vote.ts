import type { Action } from '../../engine';
import { isNotLater } from '../../lib/snowflake';
import type { Ballot, Party } from '../../storage/contract';
import { boardOf } from '../turns/board';
import type { LoadedRun } from '../turns/resolve-run';
import { commitAction, tryAction, tryWithWaivers, waivedConfirmations } from '../turns/try-action';
import { withPickup } from '../turns/with-pickup';
import type { ActionSubmission, Context, Outcome } from '../use-case';
import { ballotsOfMembers, decidedAction, isIdle, presentMembers } from './party-state';

type PartyRun = LoadedRun & { party: Party };

/** A ballot keeps so many of the interactions that cast it. */
const INTERACTIONS_KEPT = 4;

/**
 * Casts a member's vote for an action that could be taken and, when that decides the vote, takes the action decided
 * upon; `null` when another commit was first. A repeated delivery casts nothing again.
 */
export async function vote(
  context: Context,
  submission: ActionSubmission,
  { run, party, profile }: PartyRun,
): Promise<Outcome | null> {
  const { action, user, now, signal } = submission;
  const boardWith = (ballots: readonly Ballot[]) => boardOf(context, run, profile, { party, ballots, now });
  const waived = waivedConfirmations(user, { run, party, profile });
  const { accepted, result } = await tryWithWaivers(context, run, action, { waived, signal });
  const earlier = await context.store.loadBallots(run.id, run.version, signal);
  if (!result.ok) return { kind: 'refused', board: boardWith(earlier), refusal: result.refusal, action };
  await castBallot(context, submission, { run, action: accepted, earlier });
  const cast = await context.store.loadBallots(run.id, run.version, signal);
  const ballots = ballotsOfMembers(cast, party);
  const present = presentMembers(run, party, ballots, now);
  const decided = decidedAction({ ballots, idle: isIdle(run, party, now), members: party.members, present });
  if (!decided) return { kind: 'voted', board: boardWith(ballots), action };
  return takeDecidedAction(context, submission, { run, party, profile, action: decided, cast });
}

async function castBallot(
  context: Context,
  { interaction, user, now, signal }: ActionSubmission,
  { run: { id: run, version }, action, earlier }: Pick<PartyRun, 'run'> & { action: Action; earlier: Ballot[] },
): Promise<void> {
  const cast = earlier.find((ballot) => ballot.user === user)?.interactions ?? [];
  const last = cast.at(-1);
  // A vote sent before the voter's last one was counted before, or was changed since.
  if (cast.includes(interaction) || (last !== undefined && isNotLater(interaction, last))) return;
  const interactions = [...cast, interaction].slice(-INTERACTIONS_KEPT);
  await context.store.putBallot({ run, version, user, action, interactions, now }, signal);
}

/** Commits the action decided upon. It settles the votes of all who cast one, whichever way, members or not. */
async function takeDecidedAction(
  context: Context,
  submission: ActionSubmission,
  { run, party, profile, action: decided, cast }: PartyRun & { action: Action; cast: readonly Ballot[] },
): Promise<Outcome | null> {
  const { user: by, now, signal } = submission;
  const action = await withPickup(context, submission, decided, { run, profile });
  const result = await tryAction(context, run, action, signal);
  if (!result.ok) {
    const board = boardOf(context, run, profile, { party, ballots: ballotsOfMembers(cast, party), now });
    return { kind: 'refused', board, refusal: result.refusal, action: decided };
  }
  const { game, events } = result;
  const votes = cast.flatMap((ballot) => {
    const id = ballot.interactions.at(-1);
    return ballot.user === by || id === undefined ? [] : [{ id, by: ballot.user }];
  });
  const committed = await commitAction(context, submission, run, { game, events, action, by, votes });
  if (!committed) return null;
  const board = boardOf(context, committed, profile, { party, ballots: [], now });
  return { kind: 'applied', board, events, repeated: false };
}
