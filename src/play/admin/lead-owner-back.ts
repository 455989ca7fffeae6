import { NewerPartyError, type Run, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { loadRun } from '../turns/load-run';
import { partyOf } from '../turns/resolve-run';
import { runsOf } from '../turns/runs-of';
import { suspendActive } from '../turns/suspend-active';
import { updateProfile } from '../turns/update-profile';

/**
 * After a rollback, adds the run to its owner's suspended runs, so that the owner can find the run. Does nothing if the
 * owner's profile or a party still names the run. Also does nothing if the run is over, or if the owner was erased.
 * Rejects with the `StoreError` `unavailable` if other writes kept changing the profile.
 *
 * Also suspends daily runs, because `/daily` resumes only ranked tries, and only on their day.
 */
export async function leadOwnerBack(context: Context, run: Run, { signal }: Pick<Caller, 'signal'>): Promise<void> {
  if (run.game.over) return;
  if (await isPartys(context, run, signal)) return;
  const profile = await updateProfile(context, run.owner, signal, async (stored) => {
    if (runsOf(stored).includes(run.id)) return stored;
    // The owner has no profile if they have only played in parties, or if they were erased with the run.
    const isErased = async () => run.channel === null || (await loadRun(context, run.id, signal)) === null;
    if (stored.revision === 0 && (await isErased())) return stored;
    // Treats the run as active before the suspension, so that the limit on suspended runs applies.
    const { suspendedRuns } = await suspendActive(context, { ...stored, activeRun: run.id }, signal);
    return { ...stored, suspendedRuns };
  });
  if (!profile) throw new StoreError('unavailable');
}

/**
 * True if a party plays the run, so that no profile has to name the run. Also true if a later build stored the party,
 * because this build cannot read the party's run.
 */
async function isPartys(context: Context, run: Run, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await partyOf(context, run, signal)) !== null;
  } catch (error) {
    if (error instanceof NewerPartyError) return true;
    throw error;
  }
}
