import type { Profile, RunId } from '../storage/contract';
import { newProfile } from './begin';
import type { Asking } from './contract';
import type { Kit } from './kit';
import { isPractice } from './spoilers';

/** How many runs may wait to be taken up again. */
const ASIDE_LIMIT = 8;

/**
 * Makes the run the one its owner plays. The one played so far is set aside while it lives, practice
 * apart. `null` when others keep
 * getting ahead.
 */
export async function pointAt(kit: Kit, { user, signal }: Asking, run: RunId): Promise<Profile | null> {
  for (let round = 1; round <= kit.rounds; round++) {
    const profile = (await kit.store.loadProfile(user, signal)) ?? newProfile(user);
    if (profile.activeRun === run) return profile;
    const last = profile.activeRun === null ? null : await kit.store.loadRun(profile.activeRun, signal);
    const waiting = last && !last.game.over && !isPractice(last) ? [...profile.aside, last.id] : profile.aside;
    const aside = waiting.filter((id) => id !== run).slice(-ASIDE_LIMIT);
    const pointed = { ...profile, rev: profile.rev + 1, activeRun: run, aside };
    if ((await kit.store.putProfile(pointed, signal)) === 'put') return pointed;
  }
  return null;
}
