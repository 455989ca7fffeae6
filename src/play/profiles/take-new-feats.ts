import type { UserId } from '../../storage/contract';
import type { Context } from '../context';
import { updateProfile } from '../turns/update-profile';

/** The feats that a player has yet to be told of, and now is; none when others kept changing the profile first. */
export async function takeNewFeats(context: Context, user: UserId, signal?: AbortSignal): Promise<string[]> {
  let taken: string[] = [];
  const changed = await updateProfile(context, user, signal, (profile) => {
    const { newFeats = [], ...told } = profile;
    taken = newFeats;
    return newFeats.length > 0 ? told : profile;
  });
  return changed ? taken : [];
}
