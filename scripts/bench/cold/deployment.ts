import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Database, startDatabase } from '../../lib/database';

const TEMPLATE = join(__dirname, '../../../serverless.yml');

/** What a deployed handler has around it beside the database. */
export interface Deployment {
  /** Of this process, with what is deployed for Node and the allocator, and a worker that can be started. */
  env: NodeJS.ProcessEnv;
  stop(): void;
}

/**
 * A database that is reached over TLS, as the service is: without it a client loads parts of Node that no deployed one
 * does, and saves the handshake.
 */
export const startSecureDatabase = (): Promise<Database> => startDatabase({ secure: true });

/**
 * Starts a Lambda that accepts every job and runs none. Where a handler cannot start its worker it logs an error, for
 * whose stack it reads the source map: some 67 MB.
 */
export async function startDeployment(): Promise<Deployment> {
  const lambda = createServer((_, response) => response.writeHead(202).end());
  await new Promise<void>((resolve) => lambda.listen(0, '127.0.0.1', resolve));
  const { port } = lambda.address() as AddressInfo;
  return {
    env: {
      ...process.env,
      NODE_OPTIONS: deployed('NODE_OPTIONS'),
      MALLOC_MMAP_THRESHOLD_: deployed('MALLOC_MMAP_THRESHOLD_'),
      // The database's certificate has expired; the work of checking it is done all the same.
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      WORKER_FUNCTION: 'worker',
      AWS_ENDPOINT_URL_LAMBDA: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'bench',
      AWS_SECRET_ACCESS_KEY: 'bench',
    },
    stop() {
      lambda.closeAllConnections();
      lambda.close();
    },
  };
}

/** A variable of the environment as the template sets it. */
function deployed(name: string): string {
  const [, value] = new RegExp(`^ +${name}: '?([^'\n]+)'?$`, 'm').exec(readFileSync(TEMPLATE, 'utf8')) ?? [];
  if (value === undefined) throw new Error(`serverless.yml sets no ${name}`);
  return value;
}
