import { leftAtOf } from '../../storage/contract';
import type { Context } from '../context';
import type { LoadedRun } from './resolve-run';
import type { ActionSubmission } from './turns-contract';

/**
 * True if the player may be switching to another run, and the switch may already have read this run's commands. The
 * command must then not be played in this run, because the switch would miss the command. A repeated delivery could
 * then play the command in the next run too.
 *
 * A switch marks the run as left, reads the played commands, and then puts the profile. A run loaded after the first
 * step may therefore come with a profile loaded before the last step. Always false for buttons, because a button names
 * a run.
 */
export const mayHaveLeft = ({ run, profile }: LoadedRun, asked: ActionSubmission): boolean =>
  asked.run === null && profile !== null && leftAtOf(run, asked.user) > profile.revision;

/**
 * True if the player's active run has not changed. Otherwise the caller must find the command's run again. If the
 * player may be changing to another run, first raises the profile's revision, so that the change fails.
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
