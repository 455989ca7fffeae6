import type { Action } from '../../engine';
import { DEFAULT_SETTINGS, type Profile, type Run } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';

/**
 * Returns the action as the engine should take it: adds to `explore` which things the hero picks up, and leaves all
 * other actions unchanged.
 *
 * The settings of the run's owner decide, even if another member of the party explores. Loads the owner's profile if
 * the caller is not the owner.
 */
export async function withPickup(
  context: Context,
  { user, signal }: Caller,
  action: Action,
  { run, profile }: { run: Run; profile: Pick<Profile, 'settings'> | null },
): Promise<Action> {
  if (action.kind !== 'explore') return action;
  const owner = run.owner === user ? profile : await context.store.lookUpProfile(run.owner, signal);
  const { pickup } = owner?.settings ?? DEFAULT_SETTINGS;
  return pickup === 'nothing' ? action : { ...action, take: pickup };
}
