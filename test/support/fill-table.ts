import { BatchWriteItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Database } from '../../scripts/lib/database';
import type { Item } from '../../src/storage/dynamo';
import { toAttributes } from '../../src/storage/dynamo/attributes';
import { withoutLogger } from '../../src/storage/dynamo/client';

/** Most items that one DynamoDB request may write. */
const BATCH = 25;

/** Writes many items quickly, without the store. */
export async function fillTable(database: Database, items: Iterable<Item>): Promise<void> {
  // Builds its own client. The store's client would time out when a busy machine writes so many items.
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = withoutLogger(new DynamoDBClient({ endpoint: database.endpoint, region: 'us-east-1', credentials }));
  const write = async (batch: readonly Item[]): Promise<void> => {
    const puts = batch.map((item) => ({ PutRequest: { Item: toAttributes(item) } }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [database.table]: puts } }));
  };
  let batch: Item[] = [];
  for (const item of items) {
    if (batch.push(item) < BATCH) continue;
    await write(batch);
    batch = [];
  }
  if (batch.length > 0) await write(batch);
  client.destroy();
}
