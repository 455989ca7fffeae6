import type { View } from '../../engine';
import { type Profile, type Run, StoreError } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';
import { hintFor } from './hints';
import { notedHints } from './noted-settings';

/** The caller's profile, where one of these hints is due with what they see; `null` where it cannot be read. */
export const profileForHint = async (
  context: Context,
  caller: Caller,
  pending: readonly string[],
  seen: View,
): Promise<Profile | null> => (hintFor(seen, false, pending) === null ? null : loadIfAvailable(context, caller));

/**
 * The caller's profile, which knows what hint was given with the newest board of this run: what is noted with the run
 * lists that as pending until the next turn. `null` where none is pending, and where it cannot be read.
 */
export const profileToRepeat = async (context: Context, caller: Caller, run: Run | null): Promise<Profile | null> =>
  run && notedHints(context, run, caller.user).length > 0 ? loadIfAvailable(context, caller) : null;

/** What was done counts without its hint. */
async function loadIfAvailable({ store }: Context, { user, signal }: Caller): Promise<Profile | null> {
  try {
    return await store.loadProfile(user, signal);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}
