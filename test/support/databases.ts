import { randomUUID } from 'node:crypto';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { createLocalClient, type Database, ensureTable, startDatabase } from '../../scripts/lib/database';

/** Another database that the tests are to run on, such as Amazon's DynamoDB Local. */
const foreign = process.env.DYNAMODB_ENDPOINT || null;

/** The name of the database that tests run on. */
export const DATABASE = foreign ?? 'dynalite';

/** An empty table: on a database of its own, or one of its own, deleted when it stops, at `DYNAMODB_ENDPOINT`. */
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

/** A database for the tests of a file that lose messages on the way to it; asked for within a test. */
export function databaseForFaults(): () => Database {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
    // the client waits a random while before it tries again: here it does not wait
    jest.spyOn(Math, 'random').mockReturnValue(0);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await database.stop();
  });
  return () => database;
}
