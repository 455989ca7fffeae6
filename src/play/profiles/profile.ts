import { lockedLook } from '../../settings/looks';
import {
  DEFAULT_SETTINGS,
  EMPTY_TOTALS,
  isUnloadable,
  newProfile,
  type Profile,
  type Run,
  type RunId,
} from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { isOvertaken, omitOvertaken, withSwitch, withWrites } from '../last-writes';
import { boardOf } from '../turns/board';
import { latestCommand } from '../turns/earlier-interactions';
import { leaveActive } from '../turns/leave-active';
import { listedRun } from '../turns/listed-run';
import { loadRun } from '../turns/load-run';
import { loadSuspended } from '../turns/load-suspended';
import { isPractice } from '../turns/open-dailies';
import { partyOf } from '../turns/resolve-run';
import { suspendActive } from '../turns/suspend-active';
import { updateProfile } from '../turns/update-profile';
import type { InputOf, OutputOf } from '../use-case';
import type { ProfileOutcome, ProfileUseCases, SettingsOutcome } from './profiles-contract';
import { shownRecord } from './shown-record';
import { newestResults } from './streak';

/** Changes nothing if a look is locked. Keeps what later interactions changed. */
export async function changeSettings(
  context: Context,
  caller: InputOf<ProfileUseCases, 'settings'>,
): Promise<SettingsOutcome> {
  const changed = await updateProfile(context, caller.user, caller.signal, (profile) => {
    if (lockedLook(caller.settings, profile)) return profile;
    const changes = omitOvertaken(caller.settings, caller.interaction, profile.lastWrites);
    const settings = { ...profile.settings, ...changes };
    if (JSON.stringify(settings) === JSON.stringify(profile.settings)) return profile;
    return {
      ...profile,
      settings,
      lastWrites: withWrites(profile.lastWrites, caller.interaction, Object.keys(changes)),
    };
  });
  if (!changed) return { kind: 'busy' };
  const { settings, feats } = changed;
  const locked = lockedLook(caller.settings, changed);
  return { kind: 'settings', settings, ...(feats && { feats }), ...(locked && { locked }) };
}

export async function profile(context: Context, reader: InputOf<ProfileUseCases, 'profile'>): Promise<ProfileOutcome> {
  const { user, of = user, signal } = reader;
  const caller = context.store.loadProfile(user, signal);
  const [own, profile] = await Promise.all([caller, of === user ? caller : context.store.lookUpProfile(of, signal)]);
  const { language } = own?.settings ?? DEFAULT_SETTINGS;
  const outcome = { kind: 'profile', user: of, language } as const;
  if (of === user || !profile) return { ...outcome, totals: profile?.totals ?? EMPTY_TOTALS };
  if (!profile.settings.shown) return { ...outcome, totals: null };
  const { totals } = await shownRecord(context, reader, profile, await newestResults(context, of, signal));
  return { ...outcome, totals };
}

/** Suspends an unfinished previous run, except if `isLetGo` is true. Returns `null` after conflicts. */
export const activateRun = (
  context: Context,
  { user, interaction, now, signal }: Caller,
  run: RunId,
  isLetGo: (before: Run) => boolean = isPractice,
): Promise<Profile | null> =>
  updateProfile(context, user, signal, async (profile) => {
    if (profile.activeRun === run || isOvertaken(interaction, 'activeRun', profile.lastWrites)) return profile;
    const before = await leaveActive(context, profile, signal);
    const goesOn = before && (isUnloadable(before) || (!before.game.over && !isLetGo(before)));
    const { suspendedRuns } = goesOn ? await suspendActive(context, profile, signal) : profile;
    const played = before && latestCommand(before, { user, now });
    const lastWrites = withSwitch(profile.lastWrites, { by: interaction, played });
    return { ...profile, activeRun: run, suspendedRuns: suspendedRuns.filter((id) => id !== run), lastWrites };
  });

export async function suspendedRuns(
  context: Context,
  { user, signal }: InputOf<ProfileUseCases, 'suspendedRuns'>,
): Promise<OutputOf<ProfileUseCases, 'suspendedRuns'>> {
  const profile = (await context.store.loadProfile(user, signal)) ?? newProfile(user);
  const { alive, unloadable } = await loadSuspended(context, profile, signal);
  const runs = alive.map((run) => ({ ...listedRun(context, run), version: null, over: false }));
  return { kind: 'suspended-runs', runs: runs.reverse(), unloadable: unloadable.reverse() };
}

export async function resume(
  context: Context,
  caller: InputOf<ProfileUseCases, 'resume'>,
): Promise<OutputOf<ProfileUseCases, 'resume'>> {
  const run = await loadRun(context, caller.run, caller.signal);
  if (!run || run.owner !== caller.user || run.game.over) return { kind: 'no-run' };
  if (await partyOf(context, run, caller.signal)) return { kind: 'no-run' };
  const profile = await activateRun(context, caller, run.id);
  return profile ? { kind: 'board', board: boardOf(context, run, profile) } : { kind: 'busy' };
}
