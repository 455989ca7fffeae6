import type { Profile, RunId } from '../../storage/contract';
import type { Context } from '../context';
import type { Caller } from '../contract';
import { isPractice } from '../dailies/spoilers';
import { newProfile } from '../turns/start-run';

/** How many runs may wait to be taken up again. */
const ASIDE_LIMIT = 8;

/**
 * Makes the run the one its owner plays. The one played so far is set aside while it lives, practice
 * apart. `null` when others keep
 * getting ahead.
 */
export async function activateRun(context: Context, { user, signal }: Caller, run: RunId): Promise<Profile | null> {
  for (let round = 1; round <= context.rounds; round++) {
    const profile = (await context.store.loadProfile(user, signal)) ?? newProfile(user);
    if (profile.activeRun === run) return profile;
    const last = profile.activeRun === null ? null : await context.store.loadRun(profile.activeRun, signal);
    const waiting =
      last && !last.game.over && !isPractice(last) ? [...profile.suspendedRuns, last.id] : profile.suspendedRuns;
    const aside = waiting.filter((id) => id !== run).slice(-ASIDE_LIMIT);
    const pointed = { ...profile, revision: profile.revision + 1, activeRun: run, suspendedRuns: aside };
    if ((await context.store.putProfile(pointed, signal)) === 'put') return pointed;
  }
  return null;
}
