import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';

export interface DynamoConfig {
  table: string;
  region?: string;
  /** Instead of the region's own: an emulator, for instance. */
  endpoint?: string;
  /** By default those of the environment; an emulator takes any. */
  credentials?: NonNullable<DynamoDBClientConfig['credentials']>;
  /** Wraps the transport, to observe it or to make it fail. */
  wrapHandler?: (handler: RequestHandler) => RequestHandler;
}

export type RequestHandler = DynamoDBClient['config']['requestHandler'];

/**
 * Milliseconds. Three quick attempts fit the three seconds Discord waits. Without `throwOnRequestTimeout` the client
 * only logs a timeout and waits on.
 */
const TIMEOUTS = { connectionTimeout: 300, requestTimeout: 500, throwOnRequestTimeout: true };
const MAX_ATTEMPTS = 3;
const EMULATOR = { accessKeyId: 'local', secretAccessKey: 'local' };

/** The client as every turn uses it. */
export function createClient(config: DynamoConfig): DynamoDBClient {
  const credentials = config.credentials ?? (isEmulator(config.endpoint) ? EMULATOR : undefined);
  const options: DynamoDBClientConfig = {
    region: config.region ?? 'us-east-1',
    maxAttempts: MAX_ATTEMPTS,
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
 * The client, without the part that copies every request and answer, attribute by attribute, for a logger nobody set.
 */
export function withoutLogger(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

/** How the hosts of the service end: as a rule, in China, and with addresses of both kinds. */
const SERVICE = /\.(amazonaws\.com|amazonaws\.com\.cn|api\.aws)$/;

/** Whether the endpoint is anything but the service itself. */
const isEmulator = (endpoint: string | undefined): boolean =>
  endpoint !== undefined && !SERVICE.test(new URL(endpoint).hostname);
