import { NewerPartyError, type Run, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { loadRun } from '../turns/load-run';
import { partyOf } from '../turns/resolve-run';
import { runsOf } from '../turns/runs-of';
import { suspendActive } from '../turns/suspend-active';
import { updateProfile } from '../turns/update-profile';

/**
 * Suspends an unfinished run after a rollback, so that the owner can find the run. Does nothing if a party plays the
 * run, or if the profile lists the run. Rejects with the `StoreError` `unavailable` if other writes kept changing the
 * profile.
 */
export async function leadOwnerBack(context: Context, run: Run, { signal }: Pick<Caller, 'signal'>): Promise<void> {
  if (run.game.over) return;
  if (await isPartys(context, run, signal)) return;
  const profile = await updateProfile(context, run.owner, signal, async (stored) => {
    if (runsOf(stored).includes(run.id)) return stored;
    // Owners without a profile have only played in parties, or were erased with the run.
    const isErased = async () => run.channel === null || (await loadRun(context, run.id, signal)) === null;
    if (stored.revision === 0 && (await isErased())) return stored;
    // Treats the run as active, so that the limit on suspended runs applies.
    const { suspendedRuns } = await suspendActive(context, { ...stored, activeRun: run.id }, signal);
    return { ...stored, suspendedRuns };
  });
  if (!profile) throw new StoreError('unavailable');
}

/**
 * True if a party plays the run. Also true if a later build stored the channel's party, whose run this build cannot
 * read.
 */
async function isPartys(context: Context, run: Run, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await partyOf(context, run, signal)) !== null;
  } catch (error) {
    if (error instanceof NewerPartyError) return true;
    throw error;
  }
}
