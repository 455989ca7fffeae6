import type { Party, Profile, Run } from '../storage/contract';
import { boardOf, eventsSince } from './board';
import type { Outcome, TurnRequest } from './contract';
import { barrier, rightTo } from './guard';
import type { Kit } from './kit';
import { type Company, companyOf } from './party-view';
import { vote } from './vote';
import { meant, partyOf } from './which-run';
import { attemptWilling, unaskedBy } from './willing';

/**
 * One action, exactly once. An interaction that is found among the recent ones was applied before: its outcome is told
 * again. A lost race is run again on what the winner left, so that two quick commands queue up; a button is for one
 * version only and has then become stale, and so has a vote, whichever way it was cast.
 */
export async function takeTurn(kit: Kit, request: TurnRequest): Promise<Outcome> {
  const { signal } = request;
  const loaded = await meant(kit, request, request.run);
  const { profile } = loaded;
  let { run, party } = loaded;
  let seen = request.seenVersion;
  // The round after the last only looks: the last put may have landed though its answer was lost.
  for (let round = 1; round <= kit.rounds + 1; round++) {
    if (!run) return { kind: 'no-run' };
    if (party?.mode === 'vote') seen ??= (await wasCast(kit, request, run)) ? run.v - 1 : run.v;
    const here: Here = { run, party, profile };
    const settled = await alreadySettled(kit, { ...request, seenVersion: seen }, here);
    if (settled) return settled;
    if (round > kit.rounds) break;
    const outcome = await tryOnce(kit, request, here);
    if (outcome) return outcome;
    run = await kit.store.loadRun(run.id, signal);
    party = run && (await partyOf(kit, run, signal));
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
async function alreadySettled(kit: Kit, request: TurnRequest, { run, party, profile }: Here): Promise<Outcome | null> {
  const { user, interaction, seenVersion } = request;
  const own = run.recent.find(({ id, by }) => id === interaction && (by ?? run.owner) === user);
  const right = rightTo(run, party, user);
  const isCurrent = seenVersion === null || seenVersion === run.v;
  if ((right === 'act' || right === 'vote') && isCurrent && !own) return null;
  const company = await companyOf(kit, run, party, request);
  if (own) {
    const events = eventsSince(run, own.v - 1);
    return { kind: 'applied', board: boardOf(kit, run, profile, company), events, repeated: true };
  }
  const barred = await barrier(kit, run, profile, company, request);
  if (barred || seenVersion === null) return barred;
  return { kind: 'stale', board: boardOf(kit, run, profile, company), events: eventsSince(run, seenVersion) };
}

/** Takes the action and commits it, or votes for it; `null` when somebody else's commit came first. */
async function tryOnce(kit: Kit, request: TurnRequest, { run, party, profile }: Here): Promise<Outcome | null> {
  const { action, interaction, user, now, signal } = request;
  if (party?.mode === 'vote') return vote(kit, request, { run, party, profile });
  const company: Company | null = party && { party, ballots: [], now };
  if (party && action.kind === 'abandon' && run.owner !== user) return { kind: 'not-yours', owner: run.owner };
  const unasked = unaskedBy(user, run, party, profile);
  const { taken, result } = await attemptWilling(kit, run, action, unasked, signal);
  if (!result.ok) {
    return { kind: 'refused', board: boardOf(kit, run, profile, company), refusal: result.refusal, action };
  }
  const { game, events } = result;
  const kept = Math.min(events.length, game.events.length);
  const by = run.channel === null ? {} : { by: user };
  const committed = await kit.store.commit(
    { from: run, game, action: taken, interaction, ...by, events: kept, now },
    signal,
  );
  if (!committed.ok) return null;
  return { kind: 'applied', board: boardOf(kit, committed.run, profile, company), events, repeated: false };
}

/** Whether this very command was a vote for the version before: then it is no vote for this one. */
async function wasCast(kit: Kit, { interaction, user, signal }: TurnRequest, run: Run): Promise<boolean> {
  if (run.v === 0) return false;
  const ballots = await kit.store.loadBallots(run.id, run.v - 1, signal);
  return ballots.some((ballot) => ballot.user === user && ballot.interactions.includes(interaction));
}
