import type { UserId } from '../../storage/contract';
import type { Context } from '../context';
import { updateProfile } from '../turns/update-profile';

/** Returns and clears feats that the player has not seen; none if other writes kept interfering. */
export async function takeNewFeats(context: Context, user: UserId, signal?: AbortSignal): Promise<string[]> {
  let taken: string[] = [];
  const changed = await updateProfile(context, user, signal, (profile) => {
    const { newFeats = [], ...profileWithoutFeats } = profile;
    taken = newFeats;
    return newFeats.length > 0 ? profileWithoutFeats : profile;
  });
  return changed ? taken : [];
}
