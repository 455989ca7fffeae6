import type { Context } from '../context';
import type { LoadedRun } from './resolve-run';
import type { ActionSubmission } from './turns-contract';

/**
 * True if a switch to another run may have read the run before this command is played there. The command must then not
 * be played in the run, because the switch does not know of it.
 *
 * A switch sets the run's `leftAt`, reads which commands the run has played, and then puts the profile. A run loaded
 * after the first step may therefore be paired with a profile loaded before the last step. Buttons name their run, so
 * that no switch leads them elsewhere.
 */
export const mayHaveLeft = ({ run, profile }: LoadedRun, asked: ActionSubmission): boolean =>
  asked.run === null && profile?.activeRun === run.id && (run.leftAt ?? 0) > profile.revision;

/**
 * True if the run is the caller's active run and no switch that has read the run can succeed any more. If such a switch
 * has not put the profile yet, puts the profile first, so that the put of the switch fails. If false, the caller must
 * find the command's run again.
 */
export async function keepActive(
  { store }: Context,
  { run }: LoadedRun,
  { user, signal }: ActionSubmission,
): Promise<boolean> {
  const present = await store.loadProfile(user, signal);
  if (present?.activeRun !== run.id) return false;
  const isSettled = (run.leftAt ?? 0) <= present.revision;
  return isSettled || (await store.putProfile({ ...present, revision: present.revision + 1 }, signal)) === 'put';
}
