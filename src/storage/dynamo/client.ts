import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { createQuickRetries } from './quick-retries';

export interface DynamoConfig {
  table: string;
  region?: string;
  /** URL of a server other than AWS, such as an emulator. Default: the endpoint of the region. */
  endpoint?: string;
  /** Default: the environment's credentials, or arbitrary credentials for an emulator. */
  credentials?: NonNullable<DynamoDBClientConfig['credentials']>;
  /** Wraps the handler that sends requests. Tests count requests in the wrapper or make them fail. */
  wrapHandler?: (handler: RequestHandler) => RequestHandler;
  /** Longest pause before the second attempt at a request, in milliseconds. Default: 50. */
  firstPause?: number;
}

export type RequestHandler = DynamoDBClient['config']['requestHandler'];

/**
 * Timeouts in milliseconds. Three attempts fit into the three seconds that Discord waits for a reply. Without
 * `throwOnRequestTimeout`, the client only logs a timeout and continues to wait.
 */
const TIMEOUTS = { connectionTimeout: 300, requestTimeout: 500, throwOnRequestTimeout: true };
const EMULATOR = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Creates a client for the region `us-east-1`, unless the configuration names another region. */
export function createClient(config: DynamoConfig): DynamoDBClient {
  const credentials = config.credentials ?? (isEmulator(config.endpoint) ? EMULATOR : undefined);
  const options: DynamoDBClientConfig = {
    region: config.region ?? 'us-east-1',
    retryStrategy: createQuickRetries(config.firstPause),
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

/** Removes the middleware that copies every request and response for a logger. The client has no logger. */
export function withoutLogger(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

const SERVICE = /\.(amazonaws\.com|amazonaws\.com\.cn|api\.aws)$/;

const isEmulator = (endpoint: string | undefined): boolean =>
  endpoint !== undefined && !SERVICE.test(new URL(endpoint).hostname);
