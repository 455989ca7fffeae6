import { NewerPartyError, type Run, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { loadRun } from '../turns/load-run';
import { partyOf } from '../turns/resolve-run';
import { runsOf } from '../turns/runs-of';
import { suspendActive } from '../turns/suspend-active';
import { updateProfile } from '../turns/update-profile';

/**
 * Lets the owner of a run that was brought back find it: among those suspended, if another has become the active one
 * since it was over. Also one in a daily dungeon, to which `/daily` leads back only on its day and only from the try.
 */
export async function leadOwnerBack(context: Context, run: Run, { signal }: Pick<Caller, 'signal'>): Promise<void> {
  if (run.game.over) return;
  if (await isPartys(context, run, signal)) return;
  const profile = await updateProfile(context, run.owner, signal, async (stored) => {
    if (runsOf(stored).includes(run.id)) return stored;
    // Who began runs of channels alone has none yet; else it was erased, and with it the run.
    const isErased = async () => run.channel === null || (await loadRun(context, run.id, signal)) === null;
    if (stored.revision === 0 && (await isErased())) return stored;
    // As though it had been active, so that as many are kept as ever.
    const { suspendedRuns } = await suspendActive(context, { ...stored, activeRun: run.id }, signal);
    return { ...stored, suspendedRuns };
  });
  if (!profile) throw new StoreError('unavailable');
}

/**
 * Whether the run belongs to the party of its channel: no profile points at it until that has begun another. What one
 * of a later build plays is left to that.
 */
async function isPartys(context: Context, run: Run, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await partyOf(context, run, signal)) !== null;
  } catch (error) {
    if (error instanceof NewerPartyError) return true;
    throw error;
  }
}
