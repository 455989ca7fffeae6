import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { createQuickRetries } from './quick-retries';

export interface DynamoConfig {
  table: string;
  region?: string;
  /** Address that replaces the region's default, for example an emulator's. */
  endpoint?: string;
  /** Default: the credentials of the environment. An emulator accepts any. */
  credentials?: NonNullable<DynamoDBClientConfig['credentials']>;
  /** Wraps the transport, to observe requests or make them fail. */
  wrapHandler?: (handler: RequestHandler) => RequestHandler;
}

export type RequestHandler = DynamoDBClient['config']['requestHandler'];

/**
 * Timeouts in milliseconds. Three attempts fit into the three seconds that Discord waits. Without
 * `throwOnRequestTimeout` the client only logs a timeout and waits on.
 */
const TIMEOUTS = { connectionTimeout: 300, requestTimeout: 500, throwOnRequestTimeout: true };
const EMULATOR = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Creates the client that serves every turn. */
export function createClient(config: DynamoConfig): DynamoDBClient {
  const credentials = config.credentials ?? (isEmulator(config.endpoint) ? EMULATOR : undefined);
  const options: DynamoDBClientConfig = {
    region: config.region ?? 'us-east-1',
    retryStrategy: createQuickRetries(),
    requestHandler: TIMEOUTS,
    ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
  };
  const client = withoutLogger(new DynamoDBClient(options));
  if (!config.wrapHandler) return client;
  return withoutLogger(
    new DynamoDBClient({ ...options, requestHandler: config.wrapHandler(client.config.requestHandler) }),
  );
}

/**
 * Removes the middleware that copies every request and response, attribute by attribute, for a logger that is not set.
 */
export function withoutLogger(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/** Ends of the service's host names: standard, in China, and dual-stack. */
const SERVICE = /\.(amazonaws\.com|amazonaws\.com\.cn|api\.aws)$/;

/** True if the endpoint is not the service itself. */
const isEmulator = (endpoint: string | undefined): boolean =>
  endpoint !== undefined && !SERVICE.test(new URL(endpoint).hostname);
