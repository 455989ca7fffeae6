import { type Action, RESTS, type Rest } from '../../engine';
import type { RestShare } from '../../settings/rest-share';
import { DEFAULT_SETTINGS, type Profile, type Run } from '../../storage/contract';
import type { Caller } from '../caller';
import type { Context } from '../context';

/** Applies the owner's settings, even if another member explores. */
export async function withExploreSettings(
  context: Context,
  { user, signal }: Caller,
  action: Action,
  { run, profile }: { run: Run; profile: Pick<Profile, 'settings'> | null },
): Promise<Action> {
  if (action.kind !== 'explore') return action;
  const owner = run.owner === user ? profile : await context.store.lookUpProfile(run.owner, signal);
  const { pickup, restShare } = owner?.settings ?? DEFAULT_SETTINGS;
  const rest = restOf(restShare);
  return { ...action, ...(pickup === 'nothing' ? {} : { take: pickup }), ...(rest && { rest }) };
}

/** Returns a percentage of hit points; `undefined` for the default. */
export const restOf = (share: RestShare): Rest | undefined => RESTS.find((rest) => rest === Number(share));
