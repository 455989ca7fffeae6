import {
  NewerPartyError,
  newProfile,
  type Profile,
  type Run,
  type UnloadableRun,
  UnloadableRunError,
} from '../../storage/contract';
import type { Board, Context, Input } from '../use-case';
import { accessibleBoard } from './access';
import { settingsFor } from './noted-settings';
import { partyOf, type ResolvedRun, resolveRun } from './resolve-run';
import { findActiveRun } from './unloadable';

/** What `play` decides by. */
interface CallersRuns {
  profile: Profile;
  active: Run | UnloadableRun | null;
  /** The board of the active run, where it is over and to be shown first. */
  ended: Board | null;
}

/** The caller's profile and active run. With `showEnded` they are read together with the run of the channel. */
export async function findRuns(context: Context, caller: Input<'play'>): Promise<CallersRuns> {
  const { user, showEnded = false, signal } = caller;
  const resolved = showEnded ? await resolveLoadable(context, caller) : null;
  const profile = (resolved ? resolved.profile : await context.store.loadProfile(user, signal)) ?? newProfile(user);
  const read = [resolved?.run, resolved?.other].find((run) => run && run.id === profile.activeRun);
  const ended = resolved && read ? await endedBoard(context, caller, read, resolved.profile) : null;
  if (ended) return { profile, active: null, ended };
  return { profile, active: read ?? (await findActiveRun(context, profile, signal)), ended: null };
}

/** `null` where the run, or the party that plays it, cannot be loaded: the caller may have another. */
async function resolveLoadable(context: Context, caller: Input<'play'>): Promise<ResolvedRun | null> {
  try {
    return await resolveRun(context, caller, null);
  } catch (error) {
    if (error instanceof NewerPartyError || error instanceof UnloadableRunError) return null;
    throw error;
  }
}

async function endedBoard(
  context: Context,
  caller: Input<'play'>,
  run: Run,
  read: Profile | null,
): Promise<Board | null> {
  if (!run.game.over) return null;
  const party = await partyOf(context, run, caller.signal);
  const profile = settingsFor(run, caller.user, read);
  const access = await accessibleBoard(context, { run, party, profile }, caller);
  return 'board' in access ? access.board : null;
}
