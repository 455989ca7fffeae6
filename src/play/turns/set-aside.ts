import { isUnloadable, type RunId, type UserId } from '../../storage/contract';
import type { Context } from '../context';
import type { InputOf } from '../use-case';
import { findRun } from './load-run';
import { look } from './look';
import { clearPartyRun } from './party-members';
import { runsOf } from './runs-of';
import type { Outcome, TurnUseCases } from './turns-contract';
import { partyPlaying, unloadableOutcome } from './unloadable';
import { updateProfile } from './update-profile';

/**
 * Removes a damaged run from the caller's profile and from its party, so that they can begin another run. The stored
 * run does not change.
 *
 * If the run can be loaded by now, returns its board. Returns `unloadable` for a run that a later build of the game
 * stored, and `busy` if other writes kept coming first.
 */
export async function setAside(context: Context, caller: InputOf<TurnUseCases, 'setAside'>): Promise<Outcome> {
  const { user, signal } = caller;
  const run = await findRun(context, caller.run, signal);
  if (!isUnloadable(run)) return look(context, caller);
  const outcome = await unloadableOutcome(context, caller, run);
  if (outcome.kind !== 'unloadable') return outcome;
  if (outcome.offer !== 'set-aside') {
    // Neither profile nor party names the run any more, so an earlier delivery has already removed it.
    return run.reason === 'unreadable' && run.owner === user ? { kind: 'set-aside' } : outcome;
  }
  const party = await partyPlaying(context, caller, run);
  const isPartyClear = !party || (await clearPartyRun(context, party.channel, run.id, signal));
  const isProfileClear = await clearProfileRun(context, user, run.id, signal);
  return isPartyClear && isProfileClear ? { kind: 'set-aside' } : { kind: 'busy' };
}

/**
 * Removes a run from a profile, no matter if the run is active or suspended. Resolves with `false` if other writes kept
 * changing the profile first.
 */
export async function clearProfileRun(
  context: Context,
  user: UserId,
  run: RunId,
  signal?: AbortSignal,
): Promise<boolean> {
  const cleared = await updateProfile(context, user, signal, (profile) => {
    if (!runsOf(profile).includes(run)) return profile;
    const activeRun = profile.activeRun === run ? null : profile.activeRun;
    return { ...profile, activeRun, suspendedRuns: profile.suspendedRuns.filter((other) => other !== run) };
  });
  return cleared !== null;
}
