import { randomUUID } from 'node:crypto';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { createLocalClient, type Database, ensureTable, startDatabase } from '../../scripts/lib/database';

/** Endpoint of another database for the tests, such as Amazon's DynamoDB Local; `null` if none is set. */
const foreign = process.env.DYNAMODB_ENDPOINT || null;

/** Name of the database that the tests run on. */
export const DATABASE = foreign ?? 'dynalite';

/**
 * Opens an empty table. Without `DYNAMODB_ENDPOINT` it starts a database of its own. Otherwise it creates a table
 * there, and `stop` deletes that table.
 */
export const openDatabase = (): Promise<Database> => (foreign ? createTableAt(foreign) : startDatabase());

async function createTableAt(endpoint: string): Promise<Database> {
  const table = `wyrmdeep-test-${randomUUID()}`;
  await ensureTable(endpoint, table);
  return {
    endpoint,
    table,
    async stop() {
      const client = createLocalClient(endpoint);
      await client.send(new DeleteTableCommand({ TableName: table }));
      client.destroy();
    },
  };
}

/**
 * Sets up one database for a test file that loses messages to it. Tests call the returned function to get the database.
 */
export function databaseForFaults(): () => Database {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
    // The client waits a random time before it tries again. A random number of 0 makes the wait 0.
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await database.stop();
  });
  return () => database;
}
