import { isLoaded, type Profile, type Run, type UnloadableRun } from '../../storage/contract';
import type { Context } from '../context';
import { findActiveRun } from './load-run';

/** Makes unfinished commits fail. The caller must then put the profile's next revision. */
export async function leaveActive(
  context: Context,
  profile: Profile,
  signal?: AbortSignal,
): Promise<Run | UnloadableRun | null> {
  const leaver = { user: profile.user, revision: profile.revision + 1 };
  const present = await findActiveRun(context, profile, signal);
  // A player without a stored profile has joined no party.
  if (!isLoaded(present) && profile.revision > 0) {
    const parties = await context.store.loadJoinedParties(profile.user, signal);
    const runs = parties.flatMap(({ run, members }) => (run !== null && members.includes(profile.user) ? [run] : []));
    await Promise.all(runs.map((run) => context.store.leaveRun(run, leaver, signal)));
  }
  if (!present) return null;
  await context.store.leaveRun(present.id, leaver, signal);
  return findActiveRun(context, profile, signal);
}
