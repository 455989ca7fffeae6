import type { AddressInfo } from 'node:net';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import dynalite from 'dynalite';
import { wait } from '../../src/lib/wait';
import { TABLE_DEFINITION } from '../../src/storage/dynamo/table-definition';

export interface Database {
  endpoint: string;
  table: string;
  /** Closes all connections, and the files if the database has a path. */
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  /** Folder of the data. Without a folder the data stay in memory. */
  path?: string;
  table?: string;
  port?: number;
  /** Serves over TLS, as DynamoDB itself does. The certificate has expired, so clients must not check it. */
  secure?: boolean;
}

const LOOPBACK = '127.0.0.1';

/** Starts the embedded database on this machine and creates the table if it is missing. */
export async function startDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const { path, secure = false } = options;
  const server = dynalite({ createTableMs: 0, ssl: secure, ...(path === undefined ? {} : { path }) });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, LOOPBACK, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const endpoint = `${secure ? 'https' : 'http'}://${LOOPBACK}:${port}`;
  const table = options.table ?? 'wyrmdeep';
  await ensureTable(endpoint, table);
  return {
    endpoint,
    table,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Creates a missing table, and waits until it is active. */
export async function ensureTable(endpoint: string, table: string): Promise<void> {
  const client = createLocalClient(endpoint);
  try {
    await client.send(new CreateTableCommand({ TableName: table, ...TABLE_DEFINITION }));
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
  try {
    while (!(await isActive(client, table))) await wait(POLL_MS);
  } finally {
    client.destroy();
  }
}

/** Creates a client for a local database. Its timeout is 20 seconds, because creating a table is slow. */
export const createLocalClient = (endpoint: string): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: {
      requestTimeout: 20_000,
      throwOnRequestTimeout: true,
      // The embedded database serves an expired certificate.
      httpsAgent: { rejectUnauthorized: new URL(endpoint).hostname !== LOOPBACK },
    },
  });

const POLL_MS = 5;

async function isActive(client: DynamoDBClient, table: string): Promise<boolean> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: table }));
  return Table?.TableStatus === 'ACTIVE';
}
