import type { Action } from '../../engine';
import type { Ballot, Party, Profile, Run } from '../../storage/contract';
import type { Context } from '../context';
import type { ActionSubmission, Outcome } from '../contract';
import { boardOf } from '../turns/board';
import { tryWithWaivers, waivedConfirmations } from '../turns/confirmations';
import { tryAction } from '../turns/try-action';
import { isIdle } from './idle';
import { joinParty } from './membership';
import { decided, needed, ofMembers } from './vote-count';

/** A run being voted upon. */
interface Voted {
  run: Run;
  party: Party;
  profile: Profile | null;
}

/** Interactions a ballot remembers to have been cast by. */
const CASTS_KEPT = 4;

/**
 * Casts a vote for an action that could be taken and, when that decides it, takes the one decided upon; `null` when
 * somebody else's commit came first. The same delivery again casts nothing twice.
 */
export async function vote(
  context: Context,
  request: ActionSubmission,
  { run, party, profile }: Voted,
): Promise<Outcome | null> {
  const { action, interaction, user, now, signal } = request;
  const present = await joinParty(context, party, user, signal);
  const shown = (ballots: readonly Ballot[]) => boardOf(context, run, profile, { party: present, ballots, now });
  const unasked = waivedConfirmations(user, run, present, profile);
  const { taken, result: tried } = await tryWithWaivers(context, run, action, unasked, signal);
  const cast = await context.store.loadBallots(run.id, run.version, signal);
  if (!tried.ok) return { kind: 'refused', board: shown(cast), refusal: tried.refusal, action };
  const before = cast.find((ballot) => ballot.user === user)?.interactions ?? [];
  if (!before.includes(interaction)) {
    const interactions = [...before, interaction].slice(-CASTS_KEPT);
    await context.store.castBallot(
      { run: run.id, version: run.version, user, action: taken, interactions, now },
      signal,
    );
  }
  const ballots = ofMembers(await context.store.loadBallots(run.id, run.version, signal), present);
  const choice = decided(ballots, needed(present, ballots, isIdle(run, present, now)));
  if (!choice) return { kind: 'voted', board: shown(ballots), action };
  return carryOut(context, request, { run, profile, party: present }, choice, ballots);
}

/** Commits the action decided upon. All who voted are settled by it, whichever way they voted. */
async function carryOut(
  context: Context,
  { interaction, user, now, signal }: ActionSubmission,
  { run, profile, party }: Voted,
  action: Action,
  ballots: readonly Ballot[],
): Promise<Outcome | null> {
  const result = await tryAction(context, run, action, signal);
  if (!result.ok) {
    const board = boardOf(context, run, profile, { party, ballots, now });
    return { kind: 'refused', board, refusal: result.refusal, action };
  }
  const { game, events } = result;
  const settles = ballots.flatMap((ballot) => {
    const id = ballot.interactions.at(-1);
    return ballot.user === user || id === undefined ? [] : [{ id, by: ballot.user }];
  });
  const kept = Math.min(events.length, game.events.length);
  const committed = await context.store.commit(
    { from: run, game, action, interaction, by: user, settles, events: kept, now },
    signal,
  );
  if (!committed.ok) return null;
  const board = boardOf(context, committed.run, profile, { party, ballots: [], now });
  return { kind: 'applied', board, events, repeated: false };
}
