import { retry } from '../../lib/retry';
import { newProfile, type Profile, type UserId } from '../../storage/contract';
import type { Context } from '../context';

/** Repeats `change` after conflicts. Returns `null` after `context.rounds` attempts. */
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
