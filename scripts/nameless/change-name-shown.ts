import type { Store } from '../../src/storage';
import { UsageError } from '../lib/command-line';

/**
 * Hides a player's name from everybody, or shows the name again. Throws a `UsageError` if a name is to be hidden and
 * the table has no profile of the player.
 */
export async function changeNameShown(
  store: Pick<Store, 'lookUpProfile' | 'setNameless'>,
  user: string,
  isShown: boolean,
): Promise<void> {
  if (!isShown && !(await store.lookUpProfile(user))) {
    throw new UsageError(`This table has no profile of ${user}, so no name is shown.`);
  }
  await store.setNameless(user, !isShown);
}
