import { DAY_MS } from '../../lib/calendar';
import type { NotedSettings, Profile, Run, UserId } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { HINTS, settledHints } from './hints';

/** What a board and a turn need of a profile. */
export type PlayerSettings = Pick<Profile, 'revision' | 'settings'>;

/**
 * After this time they are read anew, though a change of settings notes them with every run of the player that can be
 * resumed: an old board may show another. So a profile is also read once a day by whoever only presses buttons.
 */
const READ_EVERY = DAY_MS;

/** The settings noted with a run, where they spare the caller's profile: in a run of their own, alone. */
export function notedFor({ owner, channel, settings }: Run, { user, now }: Pick<Caller, 'user' | 'now'>) {
  const isOwn = owner === user && channel === null;
  return isOwn && settings !== null && Math.abs(now - settings.at) < READ_EVERY ? settings : null;
}

/** The caller's settings: of what was noted with the run and of the profile, where that was read, the newer. */
export function settingsFor(run: Run, user: UserId, profile: Profile | null): PlayerSettings | null {
  const noted = run.owner === user ? run.settings : null;
  return noted && noted.revision > (profile?.revision ?? 0) ? noted : profile;
}

/**
 * What a commit notes of a profile that was read for it: nothing where what is noted is as new and of today, in a run
 * with others, and while the player is given hints, for which the profile is read.
 */
export function toNote(context: Context, run: Run, profile: Profile | null, now: number): { settings?: NotedSettings } {
  if (!profile || profile.user !== run.owner || run.channel !== null) return {};
  const settings = notableSettings(context, profile, now);
  const noted = notedFor(run, { user: profile.user, now });
  return !settings || (noted && noted.revision >= settings.revision) ? {} : { settings };
}

/** The settings of a profile as they are noted with runs; `null` while its player is given hints. */
export function notableSettings(context: Context, profile: Profile, at: number): NotedSettings | null {
  const { revision, settings } = profile;
  const isSettled = !context.hints || HINTS.every((hint) => settledHints(profile).includes(hint));
  return isSettled ? { revision, settings, at } : null;
}
