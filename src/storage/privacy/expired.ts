import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { PROFILE, RUN_PREFIX, STATE, type Table, USER_PREFIX } from '../dynamo';
import { fromAttributes } from '../dynamo/attributes';
import { eraseRunOf } from './erase-run';
import { eraseUser } from './erase-user';

/**
 * Removes what goes with an item that has expired, as the contract says: with the state of a run its levels, log and
 * every list that has it, but not its results; with a profile everything about the player.
 */
export async function removeExpired(
  table: Table,
  image: Record<string, unknown>,
  now: number,
  signal?: AbortSignal,
): Promise<'run' | 'player' | null> {
  const item = fromAttributes(image as Record<string, AttributeValue>);
  const { PK, SK } = item;
  if ((SK !== STATE && SK !== PROFILE) || (await table.get(PK, SK, signal))) return null;
  if (SK === PROFILE) {
    await eraseUser(table, { user: PK.slice(USER_PREFIX.length), home: null, signal }, now);
    return 'player';
  }
  await eraseRunOf(table, { run: PK.slice(RUN_PREFIX.length), state: item }, { keepsResults: true, signal });
  return 'run';
}
