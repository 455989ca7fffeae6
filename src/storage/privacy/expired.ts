import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { PROFILE, RUN_PREFIX, STATE, type Table, USER_PREFIX } from '../dynamo';
import { fromAttributes } from '../dynamo/attributes';
import { eraseRunsOf } from './erase-run';
import { eraseUser } from './erase-user';

/** Acts on expired states and profiles. Returns `null` if the item was written again. */
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
    await eraseUser(table, { user: PK.slice(USER_PREFIX.length), home: null, confirmedBy: null, signal }, now);
    return 'player';
  }
  await eraseRunsOf(table, [{ run: PK.slice(RUN_PREFIX.length), state: item }], { keepsResults: true, signal });
  return 'run';
}
