import { leftAtOf } from '../../storage/contract';
import type { Context } from '../context';
import type { LoadedRun } from './resolve-run';
import type { ActionSubmission } from './turns-contract';

/**
 * True if the player may be switching to another run, and the switch may already have read this run's commands. The
 * command must then not be played here, because the switch would miss it. A repeated delivery could then play the
 * command in the other run too.
 *
 * A switch marks the run as left, reads its played commands, and then puts the profile. A run loaded after the first
 * step may therefore come with a profile loaded before the last step. Always false for buttons, because a button names
 * its run.
 */
export const mayHaveLeft = ({ run, profile }: LoadedRun, asked: ActionSubmission): boolean =>
  asked.run === null && profile !== null && leftAtOf(run, asked.user) > profile.revision;

/**
 * True if the caller's active run is still the one in the loaded profile, and no pending switch can succeed. To make a
 * pending switch fail, puts the profile again. If false, the caller must find the command's run again.
 */
export async function keepActive(
  { store }: Context,
  { run, profile }: LoadedRun,
  { user, signal }: ActionSubmission,
): Promise<boolean> {
  const present = await store.loadProfile(user, signal);
  if (!present || present.activeRun !== profile?.activeRun) return false;
  const isSettled = leftAtOf(run, user) <= present.revision;
  return isSettled || (await store.putProfile({ ...present, revision: present.revision + 1 }, signal)) === 'put';
}
