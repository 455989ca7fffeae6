import { leftAtOf } from '../../storage/contract';
import type { Context } from '../context';
import type { LoadedRun } from './resolve-run';
import type { ActionSubmission } from './turns-contract';

/** True if the player may be switching runs. Another run could then repeat this command. */
export const mayHaveLeft = ({ run, profile }: LoadedRun, asked: ActionSubmission): boolean =>
  asked.run === null && profile !== null && leftAtOf(run, asked.user) > profile.revision;

/** Raises the profile's revision, so that a switch under way fails. */
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
