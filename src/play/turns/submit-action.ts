import type { Party, Profile, Run } from '../../storage/contract';
import type { Context } from '../context';
import type { ActionSubmission, Outcome } from '../contract';
import { loadPartyState, type PartyState } from '../parties/party-state';
import { vote } from '../parties/vote';
import { accessRefusal, rightTo } from './access';
import { boardOf, eventsSince } from './board';
import { tryWithWaivers, waivedConfirmations } from './confirmations';
import { partyOf, resolveRun } from './resolve-run';

/**
 * One action, exactly once. An interaction that is found among the recent ones was applied before: its outcome is told
 * again. A lost race is run again on what the winner left, so that two quick commands queue up; a button is for one
 * version only and has then become stale, and so has a vote, whichever way it was cast.
 */
export async function submitAction(context: Context, request: ActionSubmission): Promise<Outcome> {
  const { signal } = request;
  const loaded = await resolveRun(context, request, request.run);
  const { profile } = loaded;
  let { run, party } = loaded;
  let seen = request.seenVersion;
  // The round after the last only looks: the last put may have landed though its answer was lost.
  for (let round = 1; round <= context.rounds + 1; round++) {
    if (!run) return { kind: 'no-run' };
    if (party?.mode === 'vote') seen ??= (await wasCast(context, request, run)) ? run.version - 1 : run.version;
    const here: Here = { run, party, profile };
    const settled = await alreadySettled(context, { ...request, seenVersion: seen }, here);
    if (settled) return settled;
    if (round > context.rounds) break;
    const outcome = await tryOnce(context, request, here);
    if (outcome) return outcome;
    run = await context.store.loadRun(run.id, signal);
    party = run && (await partyOf(context, run, signal));
  }
  return { kind: 'busy' };
}

/** A run as it stands, and who plays it. */
interface Here {
  run: Run;
  party: Party | null;
  profile: Profile | null;
}

/** The outcome that needs no turn: the asker may take none, took it before, or saw another version. */
async function alreadySettled(
  context: Context,
  request: ActionSubmission,
  { run, party, profile }: Here,
): Promise<Outcome | null> {
  const { user, interaction, seenVersion } = request;
  const own = run.recent.find(({ id, by }) => id === interaction && (by ?? run.owner) === user);
  const right = rightTo(run, party, user);
  const isCurrent = seenVersion === null || seenVersion === run.version;
  if ((right === 'act' || right === 'vote') && isCurrent && !own) return null;
  const company = await loadPartyState(context, run, party, request);
  if (own) {
    const events = eventsSince(run, own.version - 1);
    return { kind: 'applied', board: boardOf(context, run, profile, company), events, repeated: true };
  }
  const barred = await accessRefusal(context, run, profile, company, request);
  if (barred || seenVersion === null) return barred;
  return { kind: 'stale', board: boardOf(context, run, profile, company), events: eventsSince(run, seenVersion) };
}

/** Takes the action and commits it, or votes for it; `null` when somebody else's commit came first. */
async function tryOnce(
  context: Context,
  request: ActionSubmission,
  { run, party, profile }: Here,
): Promise<Outcome | null> {
  const { action, interaction, user, now, signal } = request;
  if (party?.mode === 'vote') return vote(context, request, { run, party, profile });
  const company: PartyState | null = party && { party, ballots: [], now };
  if (party && action.kind === 'abandon' && run.owner !== user) return { kind: 'not-yours', owner: run.owner };
  const unasked = waivedConfirmations(user, run, party, profile);
  const { taken, result } = await tryWithWaivers(context, run, action, unasked, signal);
  if (!result.ok) {
    return { kind: 'refused', board: boardOf(context, run, profile, company), refusal: result.refusal, action };
  }
  const { game, events } = result;
  const kept = Math.min(events.length, game.events.length);
  const by = run.channel === null ? {} : { by: user };
  const committed = await context.store.commit(
    { from: run, game, action: taken, interaction, ...by, events: kept, now },
    signal,
  );
  if (!committed.ok) return null;
  return { kind: 'applied', board: boardOf(context, committed.run, profile, company), events, repeated: false };
}

/** Whether this very command was a vote for the version before: then it is no vote for this one. */
async function wasCast(context: Context, { interaction, user, signal }: ActionSubmission, run: Run): Promise<boolean> {
  if (run.version === 0) return false;
  const ballots = await context.store.loadBallots(run.id, run.version - 1, signal);
  return ballots.some((ballot) => ballot.user === user && ballot.interactions.includes(interaction));
}
