import type { SignedRequest } from '../discord/http/endpoint';
import { createDynamoStore } from '../storage';
import type { Store } from '../storage/contract';
import { type Environment, retentionOf } from './environment';
import { logErasures } from './erasure-log';
import { type InteractionsHandler, interactionsOnHost, type WorkerHandler, workerOnHost } from './handlers-on-host';
import { logLine } from './log';
import { createRequestRecorder } from './request-recorder';
import { isAuthentic, publicKeyFromHex } from './signature';
import type { StartWorker } from './worker-starter';

export type { InteractionsHandler, WorkerContext } from './handlers-on-host';

/**
 * Returns the store in the table of a deployed function. The store logs the erasure of a player before it erases
 * anything.
 */
export function storeOf(environment: Environment): Store {
  const dynamo = createDynamoStore(
    {
      table: environment.TABLE_NAME,
      ...(environment.DYNAMODB_ENDPOINT ? { endpoint: environment.DYNAMODB_ENDPOINT } : {}),
      ...(environment.AWS_REGION ? { region: environment.AWS_REGION } : {}),
    },
    retentionOf(environment),
  );
  return logErasures(dynamo, (entry) => logLine({ ...entry }));
}

/**
 * Returns the deployed handler of `POST /interactions`, which checks Discord's signature and logs every request.
 * `store` is the table of the function by default. Throws if the public key is malformed.
 */
export function createInteractionsHandler(
  environment: Environment,
  startWorker: StartWorker,
  { store = storeOf(environment), write = logLine }: { store?: Store; write?: typeof logLine } = {},
): InteractionsHandler {
  const publicKey = publicKeyFromHex(environment.DISCORD_PUBLIC_KEY);
  const host = {
    store,
    log: logLine,
    isAuthentic: (request: SignedRequest, nowMs: number) => isAuthentic(publicKey, request, nowMs),
    record: createRequestRecorder(environment.STAGE, write),
  };
  return interactionsOnHost(host, environment, startWorker);
}

/** Returns the deployed handler of the worker. */
export const createWorkerHandler = (environment: Environment): WorkerHandler =>
  workerOnHost({ store: storeOf(environment), log: logLine }, environment);
