import { NewerPartyError, type Run, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { loadRun } from '../turns/load-run';
import { partyOf } from '../turns/resolve-run';
import { runsOf } from '../turns/runs-of';
import { suspendActive } from '../turns/suspend-active';
import { updateProfile } from '../turns/update-profile';

/** Suspends a rolled-back run that neither a party nor the owner's profile holds. */
export async function leadOwnerBack(context: Context, run: Run, { signal }: Pick<Caller, 'signal'>): Promise<void> {
  if (run.game.over) return;
  if (await isPartys(context, run, signal)) return;
  const profile = await updateProfile(context, run.owner, signal, async (stored) => {
    if (runsOf(stored).includes(run.id)) return stored;
    // Without a profile, the owner was erased or has only played in parties.
    const isErased = async () => run.channel === null || (await loadRun(context, run.id, signal)) === null;
    if (stored.revision === 0 && (await isErased())) return stored;
    // Counts the run as active, because `suspendActive` limits the suspended runs.
    const { suspendedRuns } = await suspendActive(context, { ...stored, activeRun: run.id }, signal);
    return { ...stored, suspendedRuns };
  });
  if (!profile) throw new StoreError('unavailable');
}

/** Also true if a later build stored the party. */
async function isPartys(context: Context, run: Run, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await partyOf(context, run, signal)) !== null;
  } catch (error) {
    if (error instanceof NewerPartyError) return true;
    throw error;
  }
}
