import { DescribeTimeToLiveCommand, UpdateTimeToLiveCommand } from '@aws-sdk/client-dynamodb';
import { createLocalClient, type Database } from '../../../scripts/lib/database';
import { DynamoTable } from '../../../src/storage/dynamo/dynamo-table';
import { EXPIRY_ATTRIBUTE, expiringAfter } from '../../../src/storage/dynamo/table-definition';
import { openDatabase } from '../../support/databases';

/**
 * Switches expiry on, as in the deployed table. Resolves with `false` if the database has no expiry; the embedded
 * database has none.
 */
async function switchOn({ endpoint, table }: Database): Promise<boolean> {
  const client = createLocalClient(endpoint);
  const TimeToLiveSpecification = { AttributeName: EXPIRY_ATTRIBUTE, Enabled: true };
  try {
    await client.send(new UpdateTimeToLiveCommand({ TableName: table, TimeToLiveSpecification }));
    const { TimeToLiveDescription } = await client.send(new DescribeTimeToLiveCommand({ TableName: table }));
    expect(TimeToLiveDescription).toMatchObject({ AttributeName: EXPIRY_ATTRIBUTE, TimeToLiveStatus: 'ENABLED' });
    return true;
  } catch (error) {
    if ((error as Error).name === 'UnknownOperationException') return false;
    throw error;
  } finally {
    client.destroy();
  }
}

test('an item stays until it expires, and its expiry is a time that the database takes', async () => {
  const database = await openDatabase();
  const table = new DynamoTable(database);
  const expires = await switchOn(database);
  const item = (PK: string, days: number) => ({ PK, SK: 'X', ...expiringAfter(days, Date.now()) });
  await table.put(item('kept', 1), null);
  await table.put(item('expired', -1), null);
  expect(await table.get('kept', 'X')).not.toBeNull();
  // The database may take days to remove an expired item, so nothing relies on its removal. DynamoDB Local removes it
  // soon.
  if (!expires) expect(await table.get('expired', 'X')).not.toBeNull();
  table.close();
  await database.stop();
});
