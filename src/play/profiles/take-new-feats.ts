import type { UserId } from '../../storage/contract';
import type { Context } from '../context';
import { updateProfile } from '../turns/update-profile';

/** Returns unseen feats and clears them; none after conflicts. */
export async function takeNewFeats(context: Context, user: UserId, signal?: AbortSignal): Promise<string[]> {
  let taken: string[] = [];
  const changed = await updateProfile(context, user, signal, (profile) => {
    const { newFeats = [], ...profileWithoutFeats } = profile;
    taken = newFeats;
    return newFeats.length > 0 ? profileWithoutFeats : profile;
  });
  return changed ? taken : [];
}
