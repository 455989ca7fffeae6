import { isUnloadable, type UnloadableRun, type UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { withSwitch } from '../last-writes';
import type { InputOf } from '../use-case';
import { latestCommand } from './earlier-interactions';
import { findRun } from './load-run';
import { look } from './look';
import { clearPartyRun } from './party-members';
import { runsOf } from './runs-of';
import type { Outcome, TurnUseCases } from './turns-contract';
import { partyPlaying, unloadableOutcome } from './unloadable';
import { updateProfile } from './update-profile';

/** Returns a board if the run can now be loaded. */
export async function setAside(context: Context, caller: InputOf<TurnUseCases, 'setAside'>): Promise<Outcome> {
  const { user } = caller;
  const run = await findRun(context, caller.run, caller.signal);
  if (!isUnloadable(run)) return look(context, caller);
  const outcome = await unloadableOutcome(context, caller, run);
  if (outcome.kind !== 'unloadable') return outcome;
  if (outcome.offer !== 'set-aside') {
    // An earlier delivery has already removed the run.
    return run.reason === 'unreadable' && run.owner === user ? { kind: 'set-aside' } : outcome;
  }
  const party = await partyPlaying(context, caller, run);
  const isPartyClear = !party || (await clearPartyRun(context, party.channel, run, caller));
  const isProfileClear = await clearProfileRun(context, user, run, caller);
  return isPartyClear && isProfileClear ? { kind: 'set-aside' } : { kind: 'busy' };
}

/** Returns `false` if other writes kept changing the profile. */
export async function clearProfileRun(
  context: Context,
  user: UserId,
  run: UnloadableRun,
  { now, signal }: Pick<Caller, 'now' | 'signal'>,
): Promise<boolean> {
  const cleared = await updateProfile(context, user, signal, (profile) => {
    if (!runsOf(profile).includes(run.id)) return profile;
    const suspendedRuns = profile.suspendedRuns.filter((other) => other !== run.id);
    if (profile.activeRun !== run.id) return { ...profile, suspendedRuns };
    const lastWrites = withSwitch(profile.lastWrites, { by: null, played: latestCommand(run, { user, now }) });
    return { ...profile, activeRun: null, suspendedRuns, lastWrites };
  });
  return cleared !== null;
}
