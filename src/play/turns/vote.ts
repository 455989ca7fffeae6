import type { Action } from '../../engine';
import { isNotLater } from '../../lib/snowflake';
import type { Ballot, Party } from '../../storage/contract';
import type { Context } from '../context';
import { boardOf } from './board';
import { ballotsOfMembers, decidedAction, isIdle, voters } from './party-state';
import type { Submission } from './submission';
import type { Decision } from './take-turn';
import { tryWithWaivers, waivedConfirmations } from './try-action';
import type { ActionSubmission, Outcome } from './turns-contract';

const INTERACTIONS_KEPT = 4;

/** Returns `voted` while no action has enough votes. */
export async function castVote(
  context: Context,
  { run, profile, asked }: Submission,
  party: Party,
): Promise<Decision | Outcome<never>> {
  const { action, user, now, signal } = asked;
  const boardWith = (ballots: readonly Ballot[]) => boardOf(context, run, profile, { party, ballots, now });
  const waived = waivedConfirmations(user, { run, party, profile });
  const { accepted, result } = await tryWithWaivers(context, run, action, { waived, signal });
  const earlier = await context.store.loadBallots(run.id, run.version, signal);
  if (!result.ok) return { kind: 'refused', board: boardWith(earlier), refusal: result.refusal, action };
  await putVote(context, asked, { run, action: accepted, earlier });
  const cast = await context.store.loadBallots(run.id, run.version, signal);
  const ballots = ballotsOfMembers(cast, party);
  const decided = decidedAction({ ballots, idle: isIdle(run, party, now), ...voters(run, party, ballots, now) });
  if (!decided) return { kind: 'voted', board: boardWith(ballots), action };
  return { action: decided, waived: [], ballots, votes: votesToClose(cast, user) };
}

async function putVote(
  context: Context,
  { interaction, user, now, signal }: ActionSubmission,
  { run: { id: run, version }, action, earlier }: Pick<Submission, 'run'> & { action: Action; earlier: Ballot[] },
): Promise<void> {
  const cast = earlier.find((ballot) => ballot.user === user)?.interactions ?? [];
  const last = cast.at(-1);
  // An earlier delivery has counted this vote, or a newer vote exists.
  if (cast.includes(interaction) || (last !== undefined && isNotLater(interaction, last))) return;
  const interactions = [...cast, interaction].slice(-INTERACTIONS_KEPT);
  await context.store.putBallot({ run, version, user, action, interactions, now }, signal);
}

const votesToClose = (cast: readonly Ballot[], decider: string): Decision['votes'] =>
  cast.flatMap((ballot) => {
    const id = ballot.interactions.at(-1);
    return ballot.user === decider || id === undefined ? [] : [{ id, by: ballot.user }];
  });
