import { retry } from '../../lib/retry';
import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Profile, type UserId } from '../../storage/contract';
import type { Context } from '../context';
import type { Input, ProfileOutcome, SettingsOutcome } from '../contract';

/** The profile of a player who has none stored: revision 0. */
export const newProfile = (user: UserId): Profile => ({
  user,
  revision: 0,
  activeRun: null,
  suspendedRuns: [],
  settings: { ...DEFAULT_SETTINGS },
  totals: EMPTY_TOTALS,
  countedRuns: [],
});

/**
 * Changes a profile, or a new one, optimistically; `null` when others kept changing it first. A change that returns the
 * profile it was given writes nothing. It is tried again on the profile that others left.
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

/** Changes the settings given; where none of them is new, nothing is written. */
export async function changeSettings(context: Context, caller: Input<'settings'>): Promise<SettingsOutcome> {
  const changed = await updateProfile(context, caller.user, caller.signal, (profile) => {
    const settings = { ...profile.settings, ...caller.settings };
    return JSON.stringify(settings) === JSON.stringify(profile.settings) ? profile : { ...profile, settings };
  });
  return changed ? { kind: 'settings', settings: changed.settings } : { kind: 'busy' };
}

/** A player's totals, all zero before their first ranked run. */
export async function profile(
  context: Context,
  { user, of = user, signal }: Input<'profile'>,
): Promise<ProfileOutcome> {
  const caller = context.store.loadProfile(user, signal);
  const [own, profile] = await Promise.all([caller, of === user ? caller : context.store.loadProfile(of, signal)]);
  const { language } = own?.settings ?? DEFAULT_SETTINGS;
  return { kind: 'profile', user: of, totals: profile?.totals ?? EMPTY_TOTALS, language };
}
