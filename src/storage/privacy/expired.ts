import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { type Item, PROFILE, RUN_PREFIX, runKey, STATE, type Table, text, USER_PREFIX, userKey } from '../dynamo';
import { fromAttributes } from '../dynamo/attributes';
import { eraseRunOf, eraseUser, removeFromProfile } from './erase';

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
  await removeRun(table, item, signal);
  return 'run';
}

async function removeRun(table: Table, state: Item, signal?: AbortSignal): Promise<void> {
  const run = state.PK.slice(RUN_PREFIX.length);
  const owner = text(state.owner);
  await eraseRunOf(table, run, state, { results: false, signal });
  await removeFromProfile(table, owner, run, signal);
  await table.remove(userKey(owner), runKey(run), signal);
}
