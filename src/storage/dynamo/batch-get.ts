import { type AttributeValue, BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { wait } from '../../lib/wait';
import { StoreError } from '../store-error';
import { fromAttributes } from './attributes';
import { distinctKeys, type Item, type Key, keyText } from './table';
import { withDeadline } from './with-deadline';

/** Greatest number of keys that DynamoDB accepts in one request. */
const BATCH_LIMIT = 100;
/** Greatest number of requests for a batch, and the longest pause before the second request in milliseconds. */
const ROUNDS = 5;
const FIRST_PAUSE = 50;

interface BatchGet {
  client: DynamoDBClient;
  table: string;
  consistent: boolean;
  signal: AbortSignal | undefined;
}

/** Implements `Table.getMany`. Rejects with `unavailable` if keys remain unprocessed after five rounds. */
export async function batchGet(batch: BatchGet, keys: readonly Key[]): Promise<(Item | null)[]> {
  // DynamoDB refuses a request that names a key twice.
  const distinct = distinctKeys(keys);
  const requests = Array.from({ length: Math.ceil(distinct.length / BATCH_LIMIT) }, (_, at) =>
    distinct.slice(at * BATCH_LIMIT, (at + 1) * BATCH_LIMIT),
  );
  const items = (await Promise.all(requests.map((each) => getOneBatch(batch, each)))).flat();
  const found = new Map(items.map((item) => [keyText(item), item]));
  return keys.map((key) => found.get(keyText(key)) ?? null);
}

/**
 * Reads up to a hundred items. DynamoDB leaves keys unprocessed beyond sixteen megabytes or if the table is throttled.
 * A pause helps against throttling.
 */
async function getOneBatch({ client, table, consistent, signal }: BatchGet, keys: readonly Key[]): Promise<Item[]> {
  const items: Item[] = [];
  let left: Record<string, AttributeValue>[] = keys.map(({ PK, SK }) => ({ PK: { S: PK }, SK: { S: SK } }));
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
