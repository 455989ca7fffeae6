import { type AttributeValue, BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { splitList } from '../../lib/lists';
import { wait } from '../../lib/wait';
import { StoreError } from '../store-error';
import { fromAttributes, toKeyAttributes } from './attributes';
import { distinctKeys, type Item, type Key, keyText } from './table';
import { withDeadline } from './with-deadline';

const BATCH_LIMIT = 100;
const ROUNDS = 5;
/** Maximum pause before the second request in milliseconds. The maximum doubles for each later pause. */
const FIRST_PAUSE = 50;

interface BatchGet {
  client: DynamoDBClient;
  table: string;
  consistent: boolean;
  signal: AbortSignal | undefined;
}

/**
 * Returns items in the order of `keys`, and `null` for a key without an item. Rejects with the `StoreError`
 * `unavailable` if DynamoDB leaves keys unprocessed after five requests.
 */
export async function batchGet(batch: BatchGet, keys: readonly Key[]): Promise<(Item | null)[]> {
  // DynamoDB refuses a request that contains a key twice.
  const batches = splitList(distinctKeys(keys), BATCH_LIMIT);
  const items = (await Promise.all(batches.map((each) => getOneBatch(batch, each)))).flat();
  const found = new Map(items.map((item) => [keyText(item), item]));
  return keys.map((key) => found.get(keyText(key)) ?? null);
}

/**
 * DynamoDB leaves keys unprocessed if the items exceed 16 MB or the table is throttled. Pauses between requests give a
 * throttled table time to recover.
 */
async function getOneBatch({ client, table, consistent, signal }: BatchGet, keys: readonly Key[]): Promise<Item[]> {
  const items: Item[] = [];
  let left: Record<string, AttributeValue>[] = keys.map(toKeyAttributes);
  for (let round = 0; left.length > 0; round++) {
    if (round === ROUNDS) throw new StoreError('unavailable');
    if (round > 0) await wait(FIRST_PAUSE * 2 ** (round - 1) * Math.random(), signal);
    const command = new BatchGetItemCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: consistent } } });
    const answer = await withDeadline(signal, (options) => client.send(command, options));
    items.push(...(answer.Responses?.[table] ?? []).map(fromAttributes));
    left = answer.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return items;
}
