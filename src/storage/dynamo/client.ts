import { DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { createQuickRetries } from './quick-retries';

export interface DynamoConfig {
  table: string;
  /** Default: `us-east-1`. */
  region?: string;
  endpoint?: string;
  credentials?: NonNullable<DynamoDBClientConfig['credentials']>;
  wrapHandler?: (handler: RequestHandler) => RequestHandler;
  /** Maximum milliseconds before the second attempt. Default: 50. */
  firstPause?: number;
}

export type RequestHandler = DynamoDBClient['config']['requestHandler'];

/** Milliseconds. Without `throwOnRequestTimeout`, the client only logs timeouts. */
const TIMEOUTS = { connectionTimeout: 300, requestTimeout: 500, throwOnRequestTimeout: true };
const EMULATOR = { accessKeyId: 'local', secretAccessKey: 'local' };

/** Endpoints outside AWS get an emulator's credentials by default. Writes no log. */
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

/** Changes and returns `client`, which then writes no log. */
export function withoutLogger(client: DynamoDBClient): DynamoDBClient {
  client.middlewareStack.remove('loggerMiddleware');
  return client;
}

const SERVICE = /\.(amazonaws\.com|amazonaws\.com\.cn|api\.aws)$/;

const isEmulator = (endpoint: string | undefined): boolean =>
  endpoint !== undefined && !SERVICE.test(new URL(endpoint).hostname);
