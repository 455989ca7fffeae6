import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { createLocalClient, type Database, ensureTable, startDatabase } from '../../scripts/lib/database';
import { startSqliteEndpoint } from '../../scripts/lib/sqlite-endpoint';
import { waitPatiently } from '../../scripts/lib/wait-patiently';
import type { DynamoConfig } from '../../src/storage/dynamo/client';
import { openSqlite, temporaryFolder } from './sqlite';

/** Endpoint of another database for the tests, such as Amazon's DynamoDB Local; `null` if none is set. */
const foreign = process.env.DYNAMODB_ENDPOINT || null;

/** True if the tests run on SQLite, behind a server with DynamoDB's protocol. */
const isSqlite = process.env.TEST_STORE === 'sqlite';

/** Name of the database that the tests run on. */
export const DATABASE = foreign ?? (isSqlite ? 'SQLite behind a server' : 'dynalite');

/** A database, and how a client waits for it. */
export type PatientDatabase = Database & Required<Pick<DynamoConfig, 'wrapHandler'>> & Pick<DynamoConfig, 'firstPause'>;

/** Returns the database for clients that wait for as long as a busy machine takes. */
export const patient = (database: Database): PatientDatabase => ({ ...database, wrapHandler: waitPatiently });

/**
 * Opens an empty table. Without `DYNAMODB_ENDPOINT` it starts a database of its own. Otherwise it creates a table
 * there, and `stop` deletes that table.
 */
export const openDatabase = async (): Promise<PatientDatabase> =>
  patient(await (foreign ? createTableAt(foreign) : isSqlite ? startSqlite() : startDatabase()));

async function startSqlite(): Promise<Database> {
  const folder = temporaryFolder();
  const database = await startSqliteEndpoint(join(folder.path, 'table.sqlite'), openSqlite);
  return { ...database, stop: () => database.stop().finally(folder.remove) };
}

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
 * Sets up one database for a test file that loses messages to it. Its clients try again without a pause. Tests call the
 * returned function to get the database.
 */
export function databaseForFaults(): () => PatientDatabase {
  let database: PatientDatabase;
  beforeAll(async () => {
    database = { ...(await openDatabase()), firstPause: 0 };
  });
  afterAll(() => database.stop());
  return () => database;
}
