import { PutItemCommand, ScanCommand } from '@aws-sdk/client-dynamodb';
import { type Database, ensureTable } from '../../scripts/lib/database';
import { createClient } from '../../src/storage/dynamo/client';

/** Copies a table's present items to a new table, as a restore to a point in time does. */
export async function copyTable({ endpoint, table }: Database, target: string): Promise<void> {
  await ensureTable(endpoint, target);
  const client = createClient({ endpoint, table });
  let from: ScanCommand['input']['ExclusiveStartKey'];
  do {
    const page = await client.send(
      new ScanCommand({ TableName: table, ConsistentRead: true, ExclusiveStartKey: from }),
    );
    for (const Item of page.Items ?? []) await client.send(new PutItemCommand({ TableName: target, Item }));
    from = page.LastEvaluatedKey;
  } while (from);
  client.destroy();
}
