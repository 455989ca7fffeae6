import { type Run, StoreError } from '../../storage/contract';
import { suspendActive, updateProfile } from '../profiles/profile';
import { notableSettings } from '../turns/noted-settings';
import { runsOf } from '../turns/scouting';
import type { Caller, Context } from '../use-case';

/**
 * Lets the owner of a run that was brought back find it: among those suspended, if another has become the active one
 * since it was over. Also one in a daily dungeon, to which `/daily` leads back only on its day and only from the try.
 */
export async function leadOwnerBack(
  context: Context,
  run: Run,
  { now, signal }: Pick<Caller, 'now' | 'signal'>,
): Promise<void> {
  // The run of a channel belongs to its party, and no profile points at it.
  if (run.channel !== null || run.game.over) return;
  const profile = await updateProfile(context, run.owner, signal, (stored) => {
    const isStored = stored.revision > 0;
    if (!isStored || runsOf(stored).includes(run.id)) return stored;
    // As though it had been active, so that as many are kept as ever.
    const { suspendedRuns } = suspendActive({ ...stored, activeRun: run.id });
    return { ...stored, suspendedRuns };
  });
  if (!profile) throw new StoreError('unavailable');
  // Settings that were changed while it was over are not noted with it.
  if (profile.revision > 0) await context.store.noteSettings(run.id, notableSettings(context, profile, now), signal);
}
