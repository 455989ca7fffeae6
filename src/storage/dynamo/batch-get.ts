import { type AttributeValue, BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { splitList } from '../../lib/lists';
import { wait } from '../../lib/wait';
import { StoreError } from '../store-error';
import { fromAttributes, toKeyAttributes } from './attributes';
import { distinctKeys, type Item, type Key, keyText } from './table';
import { withDeadline } from './with-deadline';

const BATCH_LIMIT = 100;
const ROUNDS = 5;
const LONGEST_FIRST_PAUSE_MS = 50;

interface BatchGet {
  client: DynamoDBClient;
  table: string;
  consistent: boolean;
  signal: AbortSignal | undefined;
}

/** Keeps the order of `keys`. Rejects with the `StoreError` `unavailable` after five incomplete answers. */
export async function batchGet(batch: BatchGet, keys: readonly Key[]): Promise<(Item | null)[]> {
  // DynamoDB refuses a request that contains a key twice.
  const batches = splitList(distinctKeys(keys), BATCH_LIMIT);
  const items = (await Promise.all(batches.map((each) => getOneBatch(batch, each)))).flat();
  const found = new Map(items.map((item) => [keyText(item), item]));
  return keys.map((key) => found.get(keyText(key)) ?? null);
}

async function getOneBatch({ client, table, consistent, signal }: BatchGet, keys: readonly Key[]): Promise<Item[]> {
  const items: Item[] = [];
  let left: Record<string, AttributeValue>[] = keys.map(toKeyAttributes);
  for (let round = 0; left.length > 0; round++) {
    if (round === ROUNDS) throw new StoreError('unavailable');
    if (round > 0) await wait(LONGEST_FIRST_PAUSE_MS * 2 ** (round - 1) * Math.random(), signal);
    const command = new BatchGetItemCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: consistent } } });
    const answer = await withDeadline(signal, (options) => client.send(command, options));
    items.push(...(answer.Responses?.[table] ?? []).map(fromAttributes));
    left = answer.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return items;
}
