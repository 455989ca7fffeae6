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
 * Lets a damaged run go, so that its player, or the party that played it, can begin another. Only what points at the
 * run is changed: the run itself stays as it is stored. One that can be loaded by now is shown, and one of a later
 * build waits.
 */
export async function setAside(context: Context, caller: InputOf<TurnUseCases, 'setAside'>): Promise<Outcome> {
  const { user, signal } = caller;
  const run = await findRun(context, caller.run, signal);
  if (!isUnloadable(run)) return look(context, caller);
  const outcome = await unloadableOutcome(context, caller, run);
  if (outcome.kind !== 'unloadable') return outcome;
  if (outcome.offer !== 'set-aside') {
    // Nothing points at it any more: an earlier delivery has set it aside.
    return run.reason === 'unreadable' && run.owner === user ? { kind: 'set-aside' } : outcome;
  }
  const party = await partyPlaying(context, caller, run);
  const isPartyClear = !party || (await clearPartyRun(context, party.channel, run.id, signal));
  const isProfileClear = await clearProfileRun(context, user, run.id, signal);
  return isPartyClear && isProfileClear ? { kind: 'set-aside' } : { kind: 'busy' };
}

/** Takes a run off a profile, be it active or suspended. `false` when others kept changing the profile first. */
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
