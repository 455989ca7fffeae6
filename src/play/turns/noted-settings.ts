import { DAY_MS } from '../../lib/calendar';
import type { NotedSettings, Profile, Run, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { pendingHints } from './hints';

/** What a board and a turn need of a profile. */
export type PlayerSettings = Pick<Profile, 'revision' | 'settings'>;

/**
 * After this time they are read anew, though a change of settings notes them with every run of the player that can be
 * resumed: an old board may show another. So a profile is also read once a day by whoever only presses buttons.
 */
const READ_EVERY = DAY_MS;

const playsAlone = ({ owner, channel }: Run, user: UserId): boolean => owner === user && channel === null;

/** The settings noted with a run, where they spare the caller's profile: in a run of their own, alone. */
export function notedFor(run: Run, { user, now }: Pick<Caller, 'user' | 'now'>): NotedSettings | null {
  const { settings } = run;
  return playsAlone(run, user) && settings !== null && Math.abs(now - settings.at) < READ_EVERY ? settings : null;
}

/** Names of the hints that the caller might be given yet in a run of their own, alone, as far as they are noted. */
export const notedHints = ({ hints }: Context, run: Run, user: UserId): readonly string[] =>
  hints && playsAlone(run, user) ? (run.settings?.pendingHints ?? []) : [];

/** The caller's settings: of what was noted with the run and of the profile, where that was read, the newer. */
export function settingsFor(run: Run, user: UserId, profile: Profile | null): PlayerSettings | null {
  const noted = run.owner === user ? run.settings : null;
  return noted && noted.revision > (profile?.revision ?? 0) ? noted : profile;
}

/**
 * What a commit notes of a profile that was read for it: nothing where what is noted is as new and of today, and in a
 * run with others.
 */
export function toNote(context: Context, run: Run, profile: Profile | null, now: number): { settings?: NotedSettings } {
  if (!profile || profile.user !== run.owner || run.channel !== null) return {};
  const settings = notableSettings(context, profile, now);
  const noted = notedFor(run, { user: profile.user, now });
  return noted && noted.revision >= settings.revision ? {} : { settings };
}

/** The settings of a profile as they are noted with runs. */
export function notableSettings({ hints }: Context, profile: Profile, at: number): NotedSettings {
  const { revision, settings } = profile;
  return { revision, settings, pendingHints: hints ? pendingHints(profile) : [], at };
}
