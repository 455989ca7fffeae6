import { NewerPartyError, type Run, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { loadRun } from '../turns/load-run';
import { partyOf } from '../turns/resolve-run';
import { runsOf } from '../turns/runs-of';
import { suspendActive } from '../turns/suspend-active';
import { updateProfile } from '../turns/update-profile';

/**
 * Suspends a run that was rolled back, so that its owner finds it, unless a profile or a party still points at it. A
 * daily run is suspended too, because `/daily` leads back only to a ranked try and only on its day. Rejects with
 * `unavailable` if others kept changing the profile.
 */
export async function leadOwnerBack(context: Context, run: Run, { signal }: Pick<Caller, 'signal'>): Promise<void> {
  if (run.game.over) return;
  if (await isPartys(context, run, signal)) return;
  const profile = await updateProfile(context, run.owner, signal, async (stored) => {
    if (runsOf(stored).includes(run.id)) return stored;
    // If no profile is stored, the owner either began only runs of channels, or was erased together with the run.
    const isErased = async () => run.channel === null || (await loadRun(context, run.id, signal)) === null;
    if (stored.revision === 0 && (await isErased())) return stored;
    // Suspends the run as if it were active, so that the usual limit of suspended runs applies.
    const { suspendedRuns } = await suspendActive(context, { ...stored, activeRun: run.id }, signal);
    return { ...stored, suspendedRuns };
  });
  if (!profile) throw new StoreError('unavailable');
}

/**
 * True if the party of the run's channel still plays the run. As long as the party does so, no profile needs to point
 * at the run. Also true if a later build stored the party, because only that build can change what the party plays.
 */
async function isPartys(context: Context, run: Run, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await partyOf(context, run, signal)) !== null;
  } catch (error) {
    if (error instanceof NewerPartyError) return true;
    throw error;
  }
}
