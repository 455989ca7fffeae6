import type { Profile, Run } from '../storage/contract';
import { attempt } from './attempt';
import { boardOf, eventsSince } from './board';
import type { Outcome, TurnRequest } from './contract';
import type { Kit } from './kit';

/**
 * One action, exactly once. An interaction that is found among the recent ones was applied before: its outcome is told
 * again. A lost race is run again on what the winner left, so that two quick commands queue up; a button is for one
 * version only and has then become stale.
 */
export async function takeTurn(kit: Kit, request: TurnRequest): Promise<Outcome> {
  const { user, signal } = request;
  const loaded = await load(kit, request);
  const { profile } = loaded;
  let { run } = loaded;
  // The round after the last only looks: the last put may have landed though its answer was lost.
  for (let round = 1; round <= kit.rounds + 1; round++) {
    if (!run) return { kind: 'no-run' };
    if (run.owner !== user) return { kind: 'not-yours', owner: run.owner };
    const settled = alreadySettled(kit, request, run, profile);
    if (settled) return settled;
    if (round > kit.rounds) break;
    const outcome = await tryOnce(kit, request, run, profile);
    if (outcome) return outcome;
    run = await kit.store.loadRun(run.id, signal);
  }
  return { kind: 'busy' };
}

/** The run, and the player's settings: both at once where the run is named. */
async function load(
  kit: Kit,
  { run: id, user, signal }: TurnRequest,
): Promise<{ run: Run | null; profile: Profile | null }> {
  const profile = kit.store.loadProfile(user, signal);
  if (id !== null) {
    const [run, known] = await Promise.all([kit.store.loadRun(id, signal), profile]);
    return { run, profile: known };
  }
  const active = (await profile)?.activeRun ?? null;
  return { run: active === null ? null : await kit.store.loadRun(active, signal), profile: await profile };
}

/** The outcome that needs no turn: an earlier delivery took it, or the button is of another version. */
function alreadySettled(kit: Kit, request: TurnRequest, run: Run, profile: Profile | null): Outcome | null {
  const own = run.recent.find((entry) => entry.id === request.interaction);
  if (own) {
    const events = eventsSince(run, own.v - 1);
    return { kind: 'applied', board: boardOf(kit, run, profile), events, repeated: true };
  }
  if (request.seenVersion !== null && request.seenVersion !== run.v) {
    return { kind: 'stale', board: boardOf(kit, run, profile), events: eventsSince(run, request.seenVersion) };
  }
  return null;
}

/** Takes the action and commits it; `null` when somebody else's commit came first. */
async function tryOnce(kit: Kit, request: TurnRequest, run: Run, profile: Profile | null): Promise<Outcome | null> {
  const { action, interaction, now, signal } = request;
  const result = await attempt(kit, run, action, signal);
  if (!result.ok) {
    return { kind: 'refused', board: boardOf(kit, run, profile), refusal: result.refusal, action };
  }
  const { game, events } = result;
  const kept = Math.min(events.length, game.events.length);
  const committed = await kit.store.commit({ from: run, game, action, interaction, events: kept, now }, signal);
  if (!committed.ok) return null;
  return { kind: 'applied', board: boardOf(kit, committed.run, profile), events, repeated: false };
}
