import { randomUUID } from 'node:crypto';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import { createLocalClient, type Database, ensureTable, startDatabase } from '../../scripts/lib/database';
import type { DynamoConfig, RequestHandler } from '../../src/storage/dynamo/client';

/** Another database that the tests are to run on, such as Amazon's DynamoDB Local. */
const foreign = process.env.DYNAMODB_ENDPOINT || null;

/** The name of the database that tests run on. */
export const DATABASE = foreign ?? 'dynalite';

/** A database, and how a client waits for it. */
export type PatientDatabase = Database & Required<Pick<DynamoConfig, 'wrapHandler'>>;

/** Milliseconds. Longer than any stall of a busy machine. */
const PATIENCE = 60_000;

/** Returns the handler with longer timeouts, because a busy machine may stall for the client's usual half second. */
export function waitPatiently(handler: RequestHandler): RequestHandler {
  const ofNode = handler as RequestHandler & { updateHttpClientConfig(key: string, value: number): void };
  for (const timeout of ['connectionTimeout', 'requestTimeout']) ofNode.updateHttpClientConfig(timeout, PATIENCE);
  return handler;
}

/** Returns the database for clients that wait for as long as a busy machine takes. */
export const patient = (database: Database): PatientDatabase => ({ ...database, wrapHandler: waitPatiently });

/** An empty table: on a database of its own, or one of its own, deleted when it stops, at `DYNAMODB_ENDPOINT`. */
export const openDatabase = async (): Promise<PatientDatabase> =>
  patient(await (foreign ? createTableAt(foreign) : startDatabase()));

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
export function databaseForFaults(): () => PatientDatabase {
  let database: PatientDatabase;
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
