import type { Action } from '../../engine';
import { DEFAULT_SETTINGS, type Profile, type Run } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';

/**
 * The action as it is taken: exploring picks up what the settings of the run's owner say, whoever of a party acts.
 * Reads the owner's profile where that is not the caller's.
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
