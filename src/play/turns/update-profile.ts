import { retry } from '../../lib/retry';
import { newProfile, type Profile, type UserId } from '../../storage/contract';
import type { Context } from '../context';

/**
 * Calls `change` again after a conflict; resolves with `null` after `context.rounds` attempts. Writes nothing if
 * `change` returns its argument. If no profile is stored, `change` gets a new profile.
 */
export const updateProfile = (
  context: Context,
  user: UserId,
  signal: AbortSignal | undefined,
  change: (profile: Profile) => Profile | Promise<Profile>,
): Promise<Profile | null> =>
  retry(context.rounds, async () => {
    const profile = (await context.store.loadProfile(user, signal)) ?? newProfile(user);
    const changed = await change(profile);
    if (changed === profile) return profile;
    const next = { ...changed, revision: profile.revision + 1 };
    return (await context.store.putProfile(next, signal)) === 'put' ? next : null;
  });
