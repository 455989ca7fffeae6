import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Database, startDatabase } from '../../lib/database';

const TEMPLATE = join(__dirname, '../../../serverless.yml');

/** Returns the template's variables for Node. */
export const deployedSettings = (): Record<string, string> => ({
  NODE_OPTIONS: deployed('NODE_OPTIONS'),
  MALLOC_MMAP_THRESHOLD_: deployed('MALLOC_MMAP_THRESHOLD_'),
});

/** Surroundings of a deployed handler, except the database. */
export interface Deployment {
  /** Environment of this process, with the template's variables for Node. The worker function accepts every job. */
  env: NodeJS.ProcessEnv;
  stop(): void;
}

/**
 * Starts a database with TLS, as DynamoDB has it. Without TLS the client would load other parts of Node than in
 * deployment, and would need no handshake.
 */
export const startSecureDatabase = (): Promise<Database> => startDatabase({ secure: true });

/**
 * Starts a Lambda that accepts every job and runs none. Without one, the handler would log an error, and would read
 * about 67 MB of source maps for its stack.
 */
export async function startDeployment(): Promise<Deployment> {
  const lambda = createServer((_, response) => response.writeHead(202).end());
  await new Promise<void>((resolve) => lambda.listen(0, '127.0.0.1', resolve));
  const { port } = lambda.address() as AddressInfo;
  return {
    env: {
      ...process.env,
      ...deployedSettings(),
      // The database's certificate has expired. Node checks it nevertheless, so the measured work is the same.
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

/** Returns the value of an environment variable in the template. Throws if the template does not set it. */
function deployed(name: string): string {
  const [, value] = new RegExp(`^ +${name}: '?([^'\n]+)'?$`, 'm').exec(readFileSync(TEMPLATE, 'utf8')) ?? [];
  if (value === undefined) throw new Error(`serverless.yml sets no ${name}`);
  return value;
}
