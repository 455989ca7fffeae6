import type { Profile, Run, UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';
import { findActiveRun } from './load-run';

/**
 * Has the store mark the active run as left, so that every commit that is under way in the run fails. Then returns the
 * run as it is after the mark; `null` if there is none. The caller reads from it which commands it has played, and must
 * then put the profile with the next revision.
 */
export async function leaveActive(
  context: Context,
  profile: Profile,
  signal?: AbortSignal,
): Promise<Run | UnloadableRun | null> {
  const present = await findActiveRun(context, profile, signal);
  if (!present) return null;
  await context.store.leaveRun(present.id, profile.revision + 1, signal);
  return findActiveRun(context, profile, signal);
}
