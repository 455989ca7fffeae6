import { BatchWriteItemCommand, type DynamoDBClient, type WriteRequest } from '@aws-sdk/client-dynamodb';
import { inParallel } from '../../lib/in-parallel';
import { splitList } from '../../lib/lists';
import { wait } from '../../lib/wait';
import { StoreError } from '../store-error';
import { toKeyAttributes } from './attributes';
import { distinctKeys, type Key } from './table';
import { withDeadline } from './with-deadline';

const BATCH_LIMIT = 25;
const AT_ONCE = 4;
const ROUNDS = 6;
const LONGEST_FIRST_PAUSE_MS = 50;

interface BatchRemoval {
  client: DynamoDBClient;
  table: string;
  signal: AbortSignal | undefined;
}

/** Rejects with the `StoreError` `unavailable` after six incomplete answers. */
export async function batchRemove(batch: BatchRemoval, keys: readonly Key[]): Promise<void> {
  // DynamoDB refuses a request that contains a key twice.
  const batches = splitList(distinctKeys(keys), BATCH_LIMIT);
  await inParallel(AT_ONCE, batches, (each) => removeOneBatch(batch, each));
}

async function removeOneBatch({ client, table, signal }: BatchRemoval, keys: readonly Key[]): Promise<void> {
  let left: WriteRequest[] = keys.map((key) => ({ DeleteRequest: { Key: toKeyAttributes(key) } }));
  for (let round = 0; left.length > 0; round++) {
    if (round === ROUNDS) throw new StoreError('unavailable');
    if (round > 0) await wait(LONGEST_FIRST_PAUSE_MS * 2 ** (round - 1) * Math.random(), signal);
    const command = new BatchWriteItemCommand({ RequestItems: { [table]: left } });
    const answer = await withDeadline(signal, (options) => client.send(command, options));
    left = answer.UnprocessedItems?.[table] ?? [];
  }
}
